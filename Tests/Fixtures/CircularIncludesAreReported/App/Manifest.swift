import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self)
    }
}

enum Left: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Include(Right.self)
        Expose(Store.self)
    }
}

enum Right: Composition {
    static var assemblies: Assemblies {
        Include(Left.self)
        Include(Right.self)
    }
}

final class Store: Sendable { init() {} }
