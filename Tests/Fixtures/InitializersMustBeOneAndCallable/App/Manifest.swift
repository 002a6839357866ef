import Dovetail
import Kit

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Two.self)
        Shared(Api.self)
        Shared((any Speaking).self)
        Shared(None.self)
        Shared(Hidden.self, as: (any Speaking).self)
        Shared(Secret.self)
        Shared(Elsewhere.self)
        Shared(Failable.self)
        Shared(Generic.self)
        Shared(Thrice.self, as: Thrice.self, (any Speaking).self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Two.self)
    }
}
