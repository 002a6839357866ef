import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Cafés.self)
        Shared(Cafés.self)
        Shared(Nested.Cafés.self)
        Shared(Nested.Cafés.self)
        Transient(Both.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Both.self)
        Expose(Nested.Cafés.self)
        Expose(Nested.Cafés.self)
    }
}
