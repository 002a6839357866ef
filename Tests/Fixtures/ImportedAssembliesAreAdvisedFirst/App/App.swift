import Dovetail
import Extra
import Kit

struct Screen {
    let clock: any Clock
}

enum ScreenAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        ScreenAssembly.self
        Expose(Screen.self)
    }
}
