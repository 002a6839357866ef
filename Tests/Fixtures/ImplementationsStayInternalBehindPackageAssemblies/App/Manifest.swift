import Dovetail
import Storage

enum AppAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        StorageAssembly.self
        AppAssembly.self
        Expose((any Cache).self)
        Expose(Screen.self)
        Expose((any Journal).self)
    }
}
