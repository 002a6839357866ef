// case11 (krzysztofzablocki/Sourcery#214, #887): types of equal names in two modules are two types, and which of them a
// name means is a matter of the file that it stands in. The neighbour in which nothing tells them apart is in
// NamesMustBeKnownAndMeanOneThing, that of the module's own type in TypesAndModulesMayShareTheirNames.

import Auth
import Chat
import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(String.self, name: "room")
        Shared(Auth.Session.self)
        Shared(Chat.Session.self)
        Shared(Auth.Token.self)
        Shared(Chat.Token.self)
        Input(Auth.Mode.self, name: "authMode")
        Input(Chat.Mode.self, name: "chatMode")
        Shared(Auth.Box<Auth.Session>.self)
        Shared(Chat.Box<Chat.Session>.self)
        Transient(Auth.Box<[Auth.Token]>.self, arguments: Int.self) { (number: Int, token: Auth.Token) in
            .init(content: Array(repeating: token, count: number))
        }
        Shared(Auth.Outer.Inner.self)
        Shared(Chat.Outer.Inner.self)
        Shared(AuthLog.self, as: (any Auth.Logging).self)
        Shared(ChatLog.self, as: (any Chat.Logging).self)
        Transient(AuthScreen.self)
        Transient(ChatScreen.self)
        Transient(BothScreen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(AuthScreen.self)
        Expose(ChatScreen.self)
        Expose(BothScreen.self)
        Expose((any Auth.Logging).self)
        Expose((any Chat.Logging).self)
    }
}
