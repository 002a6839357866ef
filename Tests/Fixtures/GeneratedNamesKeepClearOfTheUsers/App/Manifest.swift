// Generated names are no names of the user's: not of what the closures of a manifest call, not of the members of assemblies
// and compositions, not of parameters.

import Dovetail

enum MainScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = MainScope

    /// Not the ones of the module.
    struct Token { let text = "nested" }
    typealias Config = Int

    static func prefixed(_ text: String) -> String { "prefixed \(text)" }

    static var registrations: Registrations {
        Input(String.self, name: "make")
        Input(Int.self, name: "object")
        Shared(App.Token.self)
        Shared(App.Config.self)
        Transient(Greeting.self) { (name: String) in greeting(name: prefixed(name)) }
        Transient(Object.self) { (make: String) in object(make: make) }
        Shared(Hook.self, as: Hook.self, (any Sendable).self) { (object: String) in make(object) }
            .onEnd { hook($0) }
        Transient(Needs.self)
        Transient(Greeting?.self) { (_: String, _: Int) in Greeting(text: string + String(int)) }
        Transient(made.self)
        Transient(Made.self)
    }
}

enum Product: Composition {
    struct Token {}
    typealias Hook = Int

    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Greeting.self)
        Expose(Object.self)
        Expose(App.Hook.self)
        Expose((any Sendable).self)
        Expose(Needs.self)
        Expose(Greeting?.self)
        Expose(App.Token.self)
        Expose(Made.self)
    }
}
