import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        // Listed before what it needs: the order of lines is not the order of construction.
        Shared(Repository.self)
        Transient(Screen.self)
        Shared(Database.self)
        Input(Settings.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Repository.self)
        Expose(Screen.self)
        Expose(Settings.self)
    }
}
