import Dovetail
import Kit

/// Here a name that nobody declares can't be anything but a slip.
enum Misspelt: Composition {
    static var assemblies: Assemblies {
        KitAssembly.self
        Forbid(Showm.self, from: KitScope.self)
        Expose(Shown.self)
    }
}

/// What is internal to another module can't be named, though it is registered.
enum Hiding: Composition {
    static var assemblies: Assemblies {
        KitAssembly.self
        Confine(Hidden.self, to: KitAssembly.self)
        Expose(Shown.self)
    }
}
