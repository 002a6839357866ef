import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(X.self)
        Shared(Y.self)
        Shared(Z.self, as: (any Zed).self)
        Transient(Own.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Own.self)
    }
}
