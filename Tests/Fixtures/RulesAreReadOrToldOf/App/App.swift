import Dovetail

enum AppScope: Scope {}
struct Store: Sendable {}
struct Screen: Sendable { let store: Store }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Store.self)
        Shared(Screen.self)
        Forbid(Store.self, from: Screen.self)
        Confine(Store.self, to: Screen.self)
    }
}

enum SoundAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Store.self)
        Shared(Screen.self)
    }
}

enum Other: Composition {
    static var assemblies: Assemblies {
        SoundAssembly.self
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        SoundAssembly.self
        Forbid(Store.self)
        Forbid(Store.self, to: Screen.self)
        Forbid(Store.self, from: Screen.self, SoundAssembly.self)
        Forbid(from: Screen.self)
        Forbid(Store, from: Screen.self)
        Forbid(Store.self, from: Other.self)
        Forbid(Store.self, from: AppScope.self, tag: Other.self)
        Forbid(SoundAssembly.self, tag: Other.self, from: Screen.self)
        Forbid(Store.self, from: Screen.self) { "never" }
        Forbid(Store.self, from: Screen.self).tagged(Other.self)
        Confine(Store.self, from: Screen.self)
        Confine(Store.self, to: "Screen")
        Confine(Store.self, to: Screen.self, except: Screen.self)
        Forbit(Store.self, from: Screen.self)
        Protect(Store.self, to: Screen.self)
        Expose(Screen.self)
    }
}
