import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Real.Type.self, name: "exact")
        Input((any Plugin.Type).self, name: "kind")
        Input((@Sendable () -> Int).self, name: "now")
        Input((@Sendable (String) -> Bool).self, name: "accepts")
        Input((Int, Int).self, name: "pair")
        Transient(Host.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Host.self)
    }
}
