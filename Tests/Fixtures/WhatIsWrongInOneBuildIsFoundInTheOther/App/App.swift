import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        #if DEBUG
            Shared(Log.self)
            Shared(Level.self)
        #endif
        Shared(Level.self)
        Transient(Screen.self)
        Shared(Everywhere.self)
        #if os(Linux)
            Shared(Store.self)
        #elseif DEBUG
            Shared(Store.self)
        #endif
        Shared(Spare.self)
    }
}

struct Log: Sendable {}

struct Level: Sendable {}

struct Spare: Sendable {}

struct Store: Sendable {}

struct Everywhere: Sendable {
    let missing: Double
}

struct Screen {
    let log: Log
    let level: Level
    let everywhere: Everywhere
    let store: Store
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}
