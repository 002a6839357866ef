import Auth
import Chat
import Dovetail
import Foundation
import Lifecycle

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        // A module and a type of it are called alike.
        Shared(Lifecycle.self)
        Shared(Task1.self)
        // Two modules declare a type of this name.
        Shared(Auth.Session.self)
        Shared(Chat.Session.self) { (name: String) in Chat.Session(room: name) }
        Input(String.self, name: "name")
        // This module's own type hides Foundation's.
        Shared(Data.self)
        Input(Foundation.Data.self, name: "bytes")
        Transient(Hub.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Hub.self)
        Expose(Auth.Session.self)
        Expose(Chat.Session.self)
        Expose(Task1.self)
    }
}
