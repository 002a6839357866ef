import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Base.self).into([any Step].self)
        Decorator(Wrapped.self, of: (any Step).self)
        Shared(Root.self)
    }
}

enum Doubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Root.self)
        Shared(Double.self).into([String: any Step].self, key: "double")
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Override(Doubles.self)
        Expose(Root.self)
        Expose([any Step].self)
    }
}
