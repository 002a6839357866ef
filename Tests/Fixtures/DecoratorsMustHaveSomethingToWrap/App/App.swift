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
struct Forgetful: Store {
    let clock: any Clock
}
struct TwoFaced: Store {
    let one: any Store
    let other: any Store
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
        Transient(Screen.self)
    }
}

enum Faulty: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Decorator(Forgetful.self, of: (any Store).self)
        Decorator(TwoFaced.self, of: (any Store).self)
        Decorator(LoggedStore.self)
        Decorator(LoggedStore.self, as: (any Store).self)
        Decorator(LoggedStore.self, of: (any Store).self)
            .tagged(Marker.self)
        Decorator(LoggedStore.self, of: (any Store).self)
            .lazy()
        Decorator(LoggedStore.self, of: (any Store).self, arguments: Int.self)
        Shared(LoggedStore.self, of: (any Store).self)
        Decorate(LoggedStore.self, of: (any Store).self)
    }
}
