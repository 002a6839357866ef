import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Generator.self)
        Shared(State.self)
        Shared(Opaque.self)
        Shared(Generic.self)
        Shared(Pack.self)
        Shared(Several.self)
        Transient(Deferred.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Generator.self)
    }
}
