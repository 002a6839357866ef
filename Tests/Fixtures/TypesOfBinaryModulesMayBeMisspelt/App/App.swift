import Dovetail
import Foundation

enum AppScope: Scope {}

protocol Store: Sendable {}
struct DiskStore: Store {}
struct Locales: Sendable {}
struct Screen {
    let store: any Store
    let locales: Locales
}

enum Main: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(DiskStore.self, as: (any Stroe).self)
        Input(Locale.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Main.self
        Expose(Screen.self)
    }
}
