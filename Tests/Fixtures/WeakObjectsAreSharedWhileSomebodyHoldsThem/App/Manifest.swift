import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Log.self)
        Weak(Index.self)
        Weak(Cache.self, as: (any Reading).self, (any Writing).self)
        Weak(Worker.self) { (log: Log, index: Index) in Worker(log: log, index: index) }
        Weak(Failing.self)
        Transient(Screen.self)
        Shared(Finder.self)
        Shared(Late.self).lazy()
        PerGraph(Draft.self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Weak(Session.self)
        Transient(Page.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        Expose(Index.self)
        Expose((any Writing).self)
        Expose(Worker.self)
        Expose(Failing.self)
        Expose(Screen.self)
        Expose(Finder.self)
        Expose(Late.self)
        Expose(Page.self)
    }
}
