import Dovetail
import Kit
import Storage

enum ScreenAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        ScreenAssembly.self
        StorageAssembly.self
        Expose(Screen.self)
    }
}
