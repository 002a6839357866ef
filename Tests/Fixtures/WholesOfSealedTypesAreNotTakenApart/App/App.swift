import Dovetail
import Kit

enum Product: Composition {
    static var assemblies: Assemblies {
        KitAssembly.self
        Expose(Page.self)
    }
}
