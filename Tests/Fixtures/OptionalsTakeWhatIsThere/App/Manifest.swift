import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Bound.self, as: Bound.self, (any Speaking).self)
        Shared(Sub.self)
        Transient(Listener.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Bound.self)
        Expose(Listener.self)
    }
}
