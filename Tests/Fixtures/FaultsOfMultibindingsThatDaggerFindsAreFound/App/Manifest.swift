import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppModule: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(TakesEmpty.self)
        Shared(One.self).into([String: any Step].self, key: "one")
        Shared(Two.self).into([String: any Step].self, key: "one")
        Shared(TakesMap.self)
        Shared([Int].self) { [1] }
        Shared(Int.self) { 2 }.into([Int].self)
        Shared(TakesBoth.self)
        Shared(Ring.self).into([Ring].self)
    }
}

enum ChildModule: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Shared(One.self).into([String: any Step].self, key: "on\u{65}")
        Shared(TakesChildMap.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppModule.self
        ChildModule.self
        Expose(TakesEmpty.self)
        Expose(TakesMap.self)
        Expose(TakesChildMap.self)
        Expose(TakesBoth.self)
        Expose([Ring].self)
    }
}
