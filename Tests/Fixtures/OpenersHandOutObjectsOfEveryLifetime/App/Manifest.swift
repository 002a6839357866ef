import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
enum OtherScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Around.self)
        Shared(Openers.self)
            .using(scope: ChildScope.self, for: "ofParent")
        Transient(OpensAnew.self)
        Shared(OpensLate.self).lazy()
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Input(First.self)
        Input(Second.self)
        Shared(Context.self)
        Shared(Eager.self)
            .onEnd { print("-", $0.name, "ended") }
        Shared(Late.self).lazy()
        Transient(Anew.self)
        PerGraph(Once.self)
        Weak(Held.self)
        Transient(Listed.self).into([Listed].self)
        Shared(Eager.self, as: (any Named).self)
        Decorator(Wrapped.self, of: (any Named).self)
    }
}

enum OtherAssembly: Assembly {
    typealias Scope = OtherScope
    static var registrations: Registrations {
        Shared(Sibling.self)
    }
}

/// Exposes none of what is opened.
enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        OtherAssembly.self
        Expose(Openers.self)
        Expose(OpensAnew.self)
        Expose(OpensLate.self)
        Expose(Sibling.self)
    }
}

/// The same child scope, in another product.
enum Smaller: Composition {
    static var assemblies: Assemblies {
        ChildAssembly.self
        Expose(Late.self)
    }
}
