import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Used.self).lazy()
            .onEnd { _ in print("used ended") }
        Shared(Unused.self, as: (any Idle).self)
            .lazy()
            .onEnd { _ in print("never printed") }
        // An eager object needs it, so that it is made at opening after all.
        Shared(Needed.self).lazy()
            .onEnd { _ in print("needed ended") }
        Shared(Eager.self)
        Shared(Both.self, as: (any Speaking).self, (any Listening).self).lazy()
        Shared(Failing.self).lazy()
        Transient(Screen.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(ChildLazy.self).lazy()
            .onEnd { _ in print("child lazy ended") }
        Transient(ChildScreen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Used.self)
        Expose((any Idle).self)
        Expose(Eager.self)
        Expose((any Speaking).self)
        Expose((any Listening).self)
        Expose(Failing.self)
        Expose(Screen.self)
        Expose(ChildScreen.self)
    }
}
