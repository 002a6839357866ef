import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Weak(Slow.self)
        Weak(Slower.self)
        Transient(Step.self)
        Weak(Chicken.self)
        PerGraph(Egg.self)
        PerGraph(Asking.self)
        Shared(Long.self)
        Weak(Longer.self)
        PerGraph(Alone.self)
        Weak(Hasty.self)
        PerGraph(Twice.self)
        Weak(Twice.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        PerGraph(Short.self)
        Weak(Shorter.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Slow.self)
        Expose(Slower.self)
        Expose(Chicken.self)
        Expose(Asking.self)
        Expose(Long.self)
        Expose(Longer.self)
        Expose(Hasty.self)
        Expose(Twice.self)
    }
}
