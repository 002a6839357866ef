import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Given.self)
        Shared(Eager.self)
        Shared(Idle.self).lazy()
        Transient(Passing.self)
        PerGraph(Common.self)
        Weak(Fleeting.self)
        Shared(Holder.self)
        Transient(Screen.self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Shared(AccountHolder.self)
        Shared(IdleHolder.self).lazy()
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        Expose(Holder.self)
        Expose(Screen.self)
        Expose(AccountHolder.self)
        Expose(IdleHolder.self)
    }
}
