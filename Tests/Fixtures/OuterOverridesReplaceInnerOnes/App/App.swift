import Dovetail

enum AppScope: Scope {}

protocol Store: Sendable {}
protocol Clock: Sendable {}
struct RealStore: Store {}
struct DemoStore: Store {}
struct TestStore: Store {}
struct RealClock: Clock {}
struct DemoClock: Clock {}

struct Screen {
    let store: any Store
    let clock: any Clock
    func show() { print(type(of: store), type(of: clock)) }
}

enum Data: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(RealStore.self, as: (any Store).self)
        Shared(RealClock.self, as: (any Clock).self)
    }
}

enum Screens: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
    }
}

enum DemoData: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(DemoStore.self, as: (any Store).self)
        Shared(DemoClock.self, as: (any Clock).self)
    }
}

enum TestData: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(TestStore.self, as: (any Store).self)
    }
}

/// A bundle may override: whoever includes it gets what replaces.
enum DataBundle: Composition {
    static var assemblies: Assemblies {
        Data.self
        Override(DemoData.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Data.self
        Screens.self
        Expose(Screen.self)
    }
}

enum Demo: Composition {
    static var assemblies: Assemblies {
        Include(DataBundle.self)
        Screens.self
        Expose(Screen.self)
    }
}

/// Brings the bundle twice, which counts once, and the same override again.
enum Diamond: Composition {
    static var assemblies: Assemblies {
        Include(Demo.self)
        Include(DataBundle.self)
        Override(DemoData.self)
    }
}

/// Replaces what the included one put in the place of something else.
enum Test: Composition {
    static var assemblies: Assemblies {
        Override(TestData.self)
        Include(Diamond.self)
    }
}

@main
enum Program {
    static func main() {
        Product.App().makeScreen().show()
        Demo.App().makeScreen().show()
        Diamond.App().makeScreen().show()
        Test.App().makeScreen().show()
    }
}
