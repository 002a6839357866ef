import Dovetail

enum HostScope: Scope {}
enum AccountScope: Scope { typealias Parent = HostScope }

protocol Store: Sendable {}
protocol Clock: Sendable {}
struct RealStore: Store {}
struct RealClock: Clock {}
struct FakeStore: Store {}
struct FakeClock: Clock {}
struct Extra: Sendable {}
struct Screen {
    let store: any Store
    let clock: any Clock
}

enum Data: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Shared(RealStore.self, as: (any Store).self)
        Shared(RealClock.self, as: (any Clock).self)
        Transient(Screen.self)
    }
}

/// Of another scope than what it is to replace.
enum HostDoubles: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(FakeStore.self, as: (any Store).self)
    }
}

/// Offers its own type, which nobody asks for.
enum Unkeyed: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Shared(FakeClock.self)
    }
}

/// Replaces one thing, and nothing with the other.
enum Half: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Shared(FakeStore.self, as: (any Store).self)
        Shared(Extra.self)
    }
}

enum Addition: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Shared(Extra.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Data.self
        Expose(Screen.self)
    }
}

enum First: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(HostDoubles.self)
        Override(Unkeyed.self)
        Override(Addition.self)
    }
}

enum Second: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(Half.self)
    }
}

/// Is a part of it already.
enum Third: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(Data.self)
    }
}

enum Fourth: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(Product.self)
        Override(Screen.self)
        Overide(Half.self)
    }
}
