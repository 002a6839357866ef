import Dovetail
import Kit

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Net.self)
        Shared(Tracer.self)
        Shared(DefaultLog.self, as: (any Log).self)
        Transient(Screen.self)
        Shared(Own.self)
        Shared(Settings.self)
        Shared(Place.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Net.self)
        Expose(Tracer.self)
        Expose((any Log).self)
        Expose(Screen.self)
        Expose(Place.self)
        Expose(Own.self)
    }
}
