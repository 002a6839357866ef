public import Dovetail

public enum AppScope: Scope {}
public protocol Store: Sendable {}
struct Disk: Store {}
package struct Screen { let store: any Store }

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Shared(Disk.self, as: (any Store).self)
        Transient(Screen.self)
    }
}

/// Lists the same, and exposes nothing.
package enum Bundle: Composition {
    package static var assemblies: Assemblies { KitAssembly.self }
}

package enum Product: Composition {
    package static var assemblies: Assemblies {
        KitAssembly.self
        Expose(Screen.self)
    }
}
