import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Theme.self)
        Transient(Row.self, arguments: Int.self)
        Transient(List.self)
        Transient(Screen.self)
        Transient(Flow.self)
        Shared(Router.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Flow.self)
        Expose(Router.self)
    }
}
