import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(L.self)
        Shared(R.self)
        Shared(Alias.self)
        Shared(Deferred.self)
        Shared(Optional_.self)
        Shared(Twice.self)
        Shared(Diamond.self)
        Transient(Top.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Transient(Other.self)
        Shared(InChild.self)
    }
}

final class InChild: Sendable { init(c: any Cache) {} }

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Top.self)
        Expose(Other.self)
        Expose(L.self)
        Expose(InChild.self)
    }
}

/// Finds the same in the same assemblies.
enum Demo: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(L.self)
    }
}
