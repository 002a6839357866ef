import Dovetail
import Maps

enum Product: Composition {
    static var assemblies: Assemblies {
        MapsAssembly.self
        SessionAssembly.self
        Expose(Planner.self)
    }
}
