import Dovetail

enum AppScope: Scope {}
enum Staging {}

struct Clock: Sendable {}
struct Address: Sendable {}
struct Editor: Sendable { let address: Address }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Clock.self)
        Transient(Editor.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(
            Clock.self,
            Editor.self,
            Address.self
        )
        Expose(Clock.self, Address.self, tag: Staging.self)
    }
}
