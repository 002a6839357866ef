import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Database.self)
            .onEnd { $0.close() }
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Shared(Inbox.self)
            .onEnd { $0.close() }
        Shared(Archive.self).lazy()
            .onEnd { $0.close() }
        Shared(Left.self)
        Shared(Right.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        Expose(Database.self)
        Expose(Inbox.self)
        Expose(Archive.self)
        Expose(Left.self)
        Expose(Screen.self)
    }
}
