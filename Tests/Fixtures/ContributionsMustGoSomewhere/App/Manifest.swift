import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
enum OtherScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Longer.self)
        Shared(Loop.self).into([any Turning].self)
        Shared(Idle.self).into([any Unasked].self)
        Shared([any Step].self) { [] }
        Shared(Walk.self).into([any Step].self)
        Shared(Whole.self).into([Whole].self)
        Shared(Plain.self, as: (any Fitting).self)
        Shared(Keyed.self).into([String: any Listed].self, key: "keyed")
        Transient(Screen.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(Shorter.self).into([any Lasting].self)
        Input([Whole].self)
        Transient(ChildScreen.self)
    }
}

enum OtherAssembly: Assembly {
    typealias Scope = OtherScope

    static var registrations: Registrations {
        Shared(Sibling.self).into([any Siblings].self)
        Transient(OtherScreen.self)
    }
}

enum UnlistedAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Unlisted.self).into([any Unlisteds].self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        OtherAssembly.self
        Expose(Longer.self)
        Expose([any Turning].self)
        Expose([any Step].self)
        Expose([any Siblings].self)
        Expose([any Exposed].self)
        Expose(Screen.self)
        Expose(ChildScreen.self)
        Expose(OtherScreen.self)
    }
}
