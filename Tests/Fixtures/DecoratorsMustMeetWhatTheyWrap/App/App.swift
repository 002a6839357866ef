import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
enum Marker {}

protocol Store: Sendable {}
protocol Clock: Sendable {}
struct RealStore: Store {}
struct RealClock: Clock {}
struct LoggedStore: Store {
    let inner: any Store
}
final class StoppedClock: Clock {
    let inner: any Clock
    init(inner: any Clock) { self.inner = inner }
    func stop() {}
}
struct Journal: Sendable {
    let store: any Store
}
struct JournaledStore: Store {
    let inner: any Store
    let journal: Journal
}
struct Screen {
    let store: any Store
    let clock: any Clock
}

enum Data: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(RealStore.self, as: (any Store).self)
        Transient(RealClock.self, as: (any Clock).self)
        Shared(Journal.self)
        Transient(Screen.self)
    }
}

/// A scope too far in.
enum Elsewhere: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Decorator(LoggedStore.self, of: (any Store).self)
    }
}

enum Hooked: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Decorator(StoppedClock.self, of: (any Clock).self)
            .onEnd { $0.stop() }
    }
}

enum Tagged: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Decorator(LoggedStore.self, of: (any Store).self, tag: Marker.self)
    }
}

enum Circular: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Decorator(JournaledStore.self, of: (any Store).self)
    }
}

enum First: Composition {
    static var assemblies: Assemblies {
        Data.self
        Elsewhere.self
        Hooked.self
        Tagged.self
        Expose(Screen.self)
        Expose(Journal.self)
    }
}

enum Second: Composition {
    static var assemblies: Assemblies {
        Data.self
        Circular.self
        Expose(Screen.self)
    }
}
