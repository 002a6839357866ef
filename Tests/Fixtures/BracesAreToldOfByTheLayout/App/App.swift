import Dovetail

enum AppScope: Scope {}
final class Disk: Sendable { func close() {} }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Disk.self)
            .onEnd { $0.close()
        Transient(Screen.self)
    }
}

struct Screen { let disk: Disk }

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}
