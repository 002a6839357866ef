import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(String.self, name: "hasty")
        Shared(Own.self).lazy()
        Shared(First.self).lazy()
        Shared(Second.self).lazy()
        Transient(Between.self)
        PerGraph(Third.self)
        Shared(Outside.self).lazy()
        Shared(Opener.self).lazy()
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Shared(Inner.self).lazy()
        Shared(User.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        Expose(Own.self)
        Expose(Outside.self)
        Expose(Opener.self)
        Expose(Inner.self)
        Expose(User.self)
    }
}
