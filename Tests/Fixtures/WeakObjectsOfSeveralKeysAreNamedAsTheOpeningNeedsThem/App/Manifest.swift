import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Weak(Cache.self, as: (any Store).self, Cache.self, (any Gauge).self)
        Shared(Library.self)
        Transient(Cleaner.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Library.self)
        Expose(Cleaner.self)
        Expose((any Gauge).self)
    }
}
