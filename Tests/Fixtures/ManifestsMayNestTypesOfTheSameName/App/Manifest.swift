import Dovetail
import Kit

enum AppScope: Scope {}

enum AppAssembly: Assembly, Named {
    typealias Scope = AppScope

    struct Token: Sendable {
        let text = "nested token"
    }

    static var registrations: Registrations {
        // The one that is nested here, and the one that it hides.
        Shared(Token.self)
        Shared(App.Token.self)
        // As an expression it is the alias that the protocol gives, not the module's type.
        Shared(Logger.self)
        Shared(App.Logger.self)
        Shared(Label.self)
        Shared(Product.Label.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    struct Label: Sendable {
        let text = "own label"
    }

    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Kit.Label.self)
        Expose(Label.self)
        Expose(Token.self)
        Expose(AppAssembly.Token.self)
    }
}
