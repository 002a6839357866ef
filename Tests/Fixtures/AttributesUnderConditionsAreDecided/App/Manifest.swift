import Dovetail

#if NEVER_DEFINED
    @_exported
#endif
#if canImport(Darwin)
    @preconcurrency
#endif
import Foundation

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Plain.self)
        Transient(Isolated.self)
        Shared(Chosen.self)
        Shared(Date.self) { Date(timeIntervalSince1970: 0) }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Isolated.self)
        Expose(Chosen.self)
        Expose(Date.self)
    }
}
