import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input((any Plugin.Type).self, name: "kind")
        Input(Real.Type.self, name: "exact")
        Input([any Plugin.Type].self, name: "all")
        Input((any Plugin).Type.self, name: "proto")
        Input(PluginAndOther.self, name: "both")
        Transient(Any.self) { 1 as Any }
        Input([String: any Sendable].self, name: "table")
        Transient([String: Any].self) { (table: [String: any Sendable]) in table }
        Input((any Sendable).self, name: "sendable")
        Shared(Generic<Int>.Type.self) { Generic<Int>.self }
        Input(Real.Type.Type.self, name: "twice")
        Transient(Any.Type.self) { Int.self as Any.Type }
        Transient((any AnyObject.Type).self) { Real.self as AnyObject.Type }
        Input((@Sendable (any Plugin.Type) -> Real.Type).self, name: "closure")
        Transient(Host.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Host.self)
        Expose(Any.self)
        Expose(Generic<Int>.Type.self)
    }
}
