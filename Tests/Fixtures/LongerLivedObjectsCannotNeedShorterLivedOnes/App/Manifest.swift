import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }
enum SessionScope: Scope { typealias Parent = AccountScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Router.self)
        Transient(Menu.self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Input(String.self, name: "user")
        Shared(Inbox.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Editor.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        SessionAssembly.self
        Expose(Menu.self)
        Expose(Inbox.self)
        Expose(Editor.self)
    }
}
