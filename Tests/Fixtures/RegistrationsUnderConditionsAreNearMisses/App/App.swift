import Data
import Dovetail
import Kit

struct Screen {
    let store: any Store
    let net: any Net
    let log: any Log
    let clock: any Clock
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
    }
}

/// Lists no `DataAssembly.self`.
enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}
