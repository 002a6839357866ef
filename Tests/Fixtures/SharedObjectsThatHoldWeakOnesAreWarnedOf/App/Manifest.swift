import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Weak(Index.self)
        Transient(Query.self)
        PerGraph(Search.self)
        Shared(Direct.self)
        Shared(Lazily.self).lazy()
        Shared(Careful.self)
        Weak(Other.self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Shared(Indirect.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        Expose(Index.self)
        Expose(Direct.self)
        Expose(Lazily.self)
        Expose(Careful.self)
        Expose(Indirect.self)
        Expose(Other.self)
    }
}
