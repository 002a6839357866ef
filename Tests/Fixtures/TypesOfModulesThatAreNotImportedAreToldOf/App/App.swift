import Dovetail

enum OwnAssembly: Assembly {
    typealias Scope = KitScope
    static var registrations: Registrations {
        Shared(Own.self, as: (any Store).self)
    }
}

enum DiskAssembly: Assembly {
    typealias Scope = KitScope
    static var registrations: Registrations {
        Shared(DiskStore.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        OwnAssembly.self
        Assembled.self
        Expose(Screen.self)
    }
}
