import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        // Bound, and yet not passed where a parameter has a default.
        Input(Int.self, name: "number")
        Transient(Defaulted.self)
        Transient(Tags.self)
        Transient(Both.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Defaulted.self)
        Expose(Tags.self)
        Expose(Both.self)
    }
}
