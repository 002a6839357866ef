import Auth
import Chat
import Dovetail
import Foundation

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Session.self)
        Shared(Missing.self)
        Shared(URLSession.self)
        Shared(URLSession.self, as: (any Fetching).self) { URLSession.shared }
        Shared(Store.self)
        Input(Sesion.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AppAsembly.self
        Store.self
        Include(Nothing.self)
        Expose(Session.self)
        Expose(Store.self)
    }
}

enum ScopelessAssembly: Assembly {
    typealias Scope = Nowhere

    static var registrations: Registrations {}
}
