import Dovetail

enum AppScope: Scope {}

protocol Store: Sendable {}
struct DiskStore: Store {}
struct LoggedStore: Store { let store: any Store }
struct Screen { let store: any Store }

enum StoreAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(DiskStore.self, as: (any Store).self)
        Transient(Screen.self)
    }
}

enum Logging: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Decorator(LoggedStore.self, of: (any Store).self)
    }
}

enum Nothing: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {}
}

enum Product: Composition {
    static var assemblies: Assemblies {
        StoreAssembly.self
        Override(Logging.self)
        Override(Nothing.self)
        Expose(Screen.self)
    }
}
