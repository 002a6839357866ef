import Clocks
import Dovetail

enum Product: Composition {
    static var assemblies: Assemblies {
        ClocksAssembly.self
        Expose(Face.self)
        Expose(Bell.self)
        Expose(ContinuousClock.self, tag: Second.self)
        Expose(ContinuousClock.self, tag: Third.self)
    }
}
