import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }
enum SessionScope: Scope { typealias Parent = AccountScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Shell.self)
        Transient(Menu.self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Input(User.self)
        Shared(Desk.self)
            .onEnd { _ in print("desk cleared") }
        Transient(Drawer.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Input(String.self, name: "title")
        Shared(Editor.self, as: (any Editing).self)
            .onEnd { print("editor \($0.number) closed") }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        SessionAssembly.self
        Expose(Shell.self)
        Expose(Menu.self)
        Expose(Desk.self)
        Expose(Drawer.self)
    }
}
