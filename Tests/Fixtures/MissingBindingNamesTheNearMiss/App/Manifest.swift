import Dovetail

enum AppScope: Scope {}
enum SessionScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(DiskCache.self)
        Transient(Page.self, arguments: Int.self)
        Transient(Plain.self)
        Shared(User.self)
        Transient(ConcreteOnly.self)
        Transient(NotListed.self)
        Transient(TakesArguments.self)
        Transient(TakesNone.self)
        Transient(OtherArguments.self)
        Transient(Misspelt.self)
        Transient(OtherOptionality.self)
        Transient(NoScopeFits.self)
        Shared(Setting?.self) { () -> Setting? in nil }
        Transient(OptionalOnly.self)
    }
}

/// No composition lists it.
enum ForgottenAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Clock.self, as: (any Ticking).self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Editor.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        SessionAssembly.self
        Expose(ConcreteOnly.self)
        Expose(NotListed.self)
        Expose(TakesArguments.self)
        Expose(TakesNone.self)
        Expose(OtherArguments.self)
        Expose(Misspelt.self)
        Expose(NoScopeFits.self)
        Expose(OptionalOnly.self)
        Expose((any Nowhere).self)
        Expose(Editor.self)
        Expose(User.self)
    }
}
