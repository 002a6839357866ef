import Dovetail
import Kit

struct Fake: Store {}

enum Doubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Fake.self, as: (any Store).self)
    }
}

/// Nothing would be generated for it.
enum Bare: Composition {
    static var assemblies: Assemblies {
        Override(Doubles.self)
    }
}

/// What it exposes is missing for the same reason.
enum Exposing: Composition {
    static var assemblies: Assemblies {
        Override(Doubles.self)
        Expose(Screen.self)
    }
}

/// It overrides what it includes or lists itself, so that it replaces nothing wherever it is included.
enum Doubling: Composition {
    static var assemblies: Assemblies {
        Override(Doubles.self)
    }
}

enum Including: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Include(Doubling.self)
    }
}

/// Neither would one that others see.
public enum PublicBundle: Composition {
    public static var assemblies: Assemblies {
        Override(Doubles.self)
    }
}
