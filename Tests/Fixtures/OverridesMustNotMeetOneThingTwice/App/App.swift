import Dovetail

enum AppScope: Scope {}

protocol Store: Sendable {}
protocol Cache: Sendable {}
struct RealStore: Store, Cache {}
struct OneStore: Store {}
struct OtherStore: Store {}
struct Screen {
    let store: any Store
}
struct CachedScreen {
    let cache: any Cache
}

enum Data: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(RealStore.self, as: (any Store).self, (any Cache).self)
        Transient(Screen.self)
        Transient(CachedScreen.self)
    }
}

enum One: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(OneStore.self, as: (any Store).self)
    }
}

enum Other: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(OtherStore.self, as: (any Store).self)
    }
}

enum Twice: Composition {
    static var assemblies: Assemblies {
        Data.self
        Override(One.self)
        Override(Other.self)
        Expose(Screen.self)
    }
}

/// The override takes away what `CachedScreen` needs.
enum Missing: Composition {
    static var assemblies: Assemblies {
        Data.self
        Override(One.self)
        Expose(Screen.self)
        Expose(CachedScreen.self)
    }
}

/// Two that are included may both override, as long as it isn't the same.
enum Unreached: Composition {
    static var assemblies: Assemblies {
        Include(Bundle.self)
        Other.self
        Expose(Screen.self)
    }
}

enum Bundle: Composition {
    static var assemblies: Assemblies {
        Data.self
        Override(One.self)
    }
}
