import Dovetail

enum AppScope: Scope {}

enum AppModule: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Both.self)
        Shared(TwoInitializers.self)
        Shared(Hidden.self)
        Shared((any Abstract).self)
        Transient(Idle.self, arguments: Int.self)
        Transient(Idle.self, as: Twice.self, arguments: Int.self, Int.self)
    }
}

typealias Twice = (first: Idle, second: Idle)

enum Product: Composition {
    static var assemblies: Assemblies {
        AppModule.self
        Expose(TwoInitializers.self)
        Expose(Hidden.self)
        Expose((any Abstract).self)
        Expose(Idle.self)
    }
}
