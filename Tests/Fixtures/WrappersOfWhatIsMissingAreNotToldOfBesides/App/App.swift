import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

protocol Store: Sendable {}
struct Logging: Store { let store: any Store }
struct Counting: Store { let store: any Store }
protocol Clock: Sendable {}
struct Slow: Clock { let clock: any Clock }
struct Screen { let store: any Store }

/// The store is registered nowhere: the screen lacks it, and the decorators have nothing to wrap. The clock is missed by its decorator alone.
enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Decorator(Logging.self, of: (any Store).self)
        Decorator(Counting.self, of: (any Store).self)
        Decorator(Slow.self, of: (any Clock).self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Screen.self)
    }
}
