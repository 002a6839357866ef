import Dovetail

enum AppScope: Scope {}

enum Base: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Store.self)
    }
}

enum Left: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(LeftScreen.self)
    }
}

enum Right: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(RightScreen.self)
    }
}

/// A bundle: it is no product of its own, and would not be a complete one.
enum Bundle: Composition {
    static var assemblies: Assemblies {
        Left.self
        Right.self
    }
}

enum LeftProduct: Composition {
    static var assemblies: Assemblies {
        Base.self
        Left.self
        Expose(LeftScreen.self)
    }
}

enum RightProduct: Composition {
    static var assemblies: Assemblies {
        Base.self
        Right.self
        Expose(RightScreen.self)
    }
}

/// Both bring `Base`, which counts once.
enum Whole: Composition {
    static var assemblies: Assemblies {
        Include(LeftProduct.self)
        Include(RightProduct.self)
        Include(Bundle.self)
        Expose(Store.self)
    }
}
