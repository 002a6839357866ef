import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self, as: (any Reading).self, (any Writing).self, Store.self)
        Shared(Clock.self, as: (any Ticking).self)
        Transient(Draft.self, as: (any Reading & Writing).self, (any Sized).self)
        Transient(Reader.self)
        Shared(Ledger.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Store.self)
        Expose((any Reading).self)
        Expose((any Writing).self)
        Expose((any Ticking).self)
        Expose((any Writing & Reading).self)
        Expose((any Sized).self)
        Expose(Reader.self)
    }
}
