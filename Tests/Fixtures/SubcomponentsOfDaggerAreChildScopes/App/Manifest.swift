import Dovetail

enum AppScope: Scope {}

/// Two subcomponents of one simple name, each inside its feature.
enum Alpha {
    enum ScreenScope: Scope { typealias Parent = AppScope }
}
enum Beta {
    enum PageScope: Scope { typealias Parent = AppScope }
}
/// Nothing is registered in it; it only lies between two others.
enum MiddleScope: Scope { typealias Parent = Alpha.ScreenScope }
enum DeepScope: Scope { typealias Parent = MiddleScope }

enum AppModule: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Log.self, as: (any Logging).self)
        Shared(Cache.self).lazy()
        Transient(Unscoped.self)
    }
}

enum AlphaModule: Assembly {
    typealias Scope = Alpha.ScreenScope
    static var registrations: Registrations {
        Input(String.self, name: "name")
        Input(Bool.self, name: "isOn")
        Shared(Settings.self)
        Shared(First.self)
    }
}

enum BetaModule: Assembly {
    typealias Scope = Beta.PageScope
    static var registrations: Registrations {
        Input(Int.self, name: "level")
        Shared(Second.self)
    }
}

enum MiddleModule: Assembly {
    typealias Scope = MiddleScope
    static var registrations: Registrations {
        Transient(Opener.self)
    }
}

enum DeepModule: Assembly {
    typealias Scope = DeepScope
    static var registrations: Registrations {
        Shared(Deep.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppModule.self
        AlphaModule.self
        BetaModule.self
        MiddleModule.self
        DeepModule.self
        Expose((any Logging).self)
        Expose(First.self)
        Expose(Second.self)
        Expose(Opener.self)
        Expose(Unscoped.self)
    }
}
