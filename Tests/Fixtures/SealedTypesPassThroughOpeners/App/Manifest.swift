import Dovetail
import Storage

enum Product: Composition {
    static var assemblies: Assemblies {
        HostAssembly.self
        StorageAssembly.self
        SessionAssembly.self
        Expose((any Desk).self)
        Expose((any Shelf).self)
    }
}
