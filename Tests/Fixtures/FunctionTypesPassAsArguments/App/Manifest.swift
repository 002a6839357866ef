import Dovetail

enum AppScope: Scope {}

typealias Completion = @MainActor (Bool) -> Void

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Log.self)
        Transient(Retry.self, arguments: (() -> Void).self)
        Transient(Task.self, arguments: Completion.self, Int?.self)
        Transient(Screen.self)
        Shared(Provider.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Retry.self)
        Expose(Task.self)
        Expose(Screen.self)
        Expose(Provider.self)
    }
}
