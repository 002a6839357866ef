import Dovetail

public enum AppScope: Scope {}

public enum AppAssembly: Assembly {
    public typealias Scope = AppScope

    public static var registrations: Registrations {
        Shared(Store.self, as: (any Storing).self, Store.self)
        Transient(Screen.self)
        Transient(Page.self, arguments: Number.self)
        Input(Setting.self)
        Input([Setting].self, name: "settings")
    }
}

public enum Product: Composition {
    public static var assemblies: Assemblies {
        AppAssembly.self
        Expose((any Storing).self)
        Expose(Store.self)
        Expose(Screen.self)
        Expose(Page.self)
        Expose(Setting.self)
    }
}
