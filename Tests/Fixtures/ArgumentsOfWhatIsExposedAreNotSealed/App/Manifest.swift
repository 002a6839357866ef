public import Dovetail

public enum AppScope: Scope {}

/// More accessible than what it registers, and than the composition.
public enum AppAssembly: Assembly {
    public typealias Scope = AppScope

    public static var registrations: Registrations {
        Input(Setting.self)
        Shared(Store.self)
        Shared(Index.self).lazy()
        Transient(Screen.self)
        Transient(Page.self, arguments: Number.self)
        Shared(Box<Setting>.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Setting.self)
        Expose(Store.self)
        Expose(Index.self)
        Expose(Screen.self)
        Expose(Page.self)
        Expose(Box<Setting>.self)
    }
}
