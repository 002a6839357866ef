import Dovetail

enum AppScope: Scope {}
enum Staging {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(MemoryStore.self, as: (any Store).self)
        Shared(Clock.self)
        Transient(Editor.self, arguments: Int.self)
        Shared(Address.self) { () in Address(text: "staging") }.tagged(Staging.self)
        Shared(Port.self) { () in Port(number: 80) }.tagged(Staging.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(
            (any Store).self,
            Clock.self,
            Editor.self
        )
        Expose(Address.self, Port.self, tag: Staging.self)
    }
}

/// The same, a line each.
enum OneByOne: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose((any Store).self)
        Expose(Clock.self)
        Expose(Editor.self)
        Expose(Address.self, tag: Staging.self)
        Expose(Port.self, tag: Staging.self)
    }
}
