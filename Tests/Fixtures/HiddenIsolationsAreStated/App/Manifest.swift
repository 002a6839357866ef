import Dovetail
import Foundation

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Store.self)
        Transient(Label.self)
            .isolated(to: MainActor.self)
        Transient(Row.self)
            .isolated(to: Drawing.self)
        Transient(Screen.self)
        // It says so itself as well.
        Shared(Theme.self)
            .isolated(to: MainActor.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Row.self)
        Expose(Theme.self)
    }
}
