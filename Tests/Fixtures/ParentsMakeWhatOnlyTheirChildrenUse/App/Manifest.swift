import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }
enum SessionScope: Scope { typealias Parent = AccountScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Db.self, as: Db.self).into([any Part].self)
        Shared(Cache.self).lazy()
        Shared(Clock.self) { Clock(text: "clock") }
        Shared(Log.self, as: (any Logging).self).into([any Part].self)
        Transient(Page.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Session.self, as: Session.self).into([any Part].self)
        Shared(Inbox.self)
        Shared(Outbox.self)
        Transient(Tool.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        SessionAssembly.self
        Expose(Inbox.self)
        Expose(Outbox.self)
        Expose(Tool.self)
    }
}
