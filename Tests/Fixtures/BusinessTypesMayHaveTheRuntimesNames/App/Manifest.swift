import Dovetail

enum AppScope: Dovetail.Scope {}
enum LazyScope: Dovetail.Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Dovetail.Shared(ScopeLifetime.self)
        Dovetail.Shared(ScopeReference.self).lazy()
        Shared(Opened.self)
        Shared(EndReport.self)
        Transient(Screen.self)
    }
}

enum LazyAssembly: Assembly {
    typealias Scope = LazyScope

    static var registrations: Registrations {
        Shared(Thing.self).lazy()
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        LazyAssembly.self
        Expose(ScopeLifetime.self)
        Expose(ScopeReference.self)
        Expose(Screen.self)
        Expose(EndReport.self)
        Expose(Thing.self)
    }
}
