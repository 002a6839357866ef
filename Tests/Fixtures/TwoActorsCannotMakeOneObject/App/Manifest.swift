import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(Screen.self)
        Transient(Query.self)
        Transient(Both.self)
        Transient(Page.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Both.self)
        Expose(Page.self)
    }
}
