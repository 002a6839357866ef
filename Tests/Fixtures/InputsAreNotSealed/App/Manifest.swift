public import Dovetail

public enum AppScope: Scope {}

public enum AppAssembly: Assembly {
    public typealias Scope = AppScope

    public static var registrations: Registrations {
        Input(Setting.self)
        Shared(Store.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Store.self)
    }
}
