import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Log.self)
        Shared(Clock.self).lazy()
        PerGraph(Trace.self)
        Transient(Request.self)
        Transient(Client.self)
        Shared(AppService.self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        PerGraph(Context.self)
        Shared(Session.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        Expose(AppService.self)
        Expose(Session.self)
        Expose(Screen.self)
        Expose(Context.self)
    }
}
