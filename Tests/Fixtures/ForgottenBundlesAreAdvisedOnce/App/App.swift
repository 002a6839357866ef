import Dovetail
import Kit

struct Screen {
    let disk: Disk
    let cache: Cache
}

enum ScreenAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
    }
}

/// Without what it is made of, and with a rule that names it.
enum Product: Composition {
    static var assemblies: Assemblies {
        ScreenAssembly.self
        Forbid(Disk.self, from: CacheAssembly.self)
        Expose(Screen.self)
    }
}

/// Lists a part of it, so that the rest is to be listed too: with the whole, the part would be there twice.
enum Other: Composition {
    static var assemblies: Assemblies {
        ScreenAssembly.self
        DiskAssembly.self
        Expose(Screen.self)
    }
}
