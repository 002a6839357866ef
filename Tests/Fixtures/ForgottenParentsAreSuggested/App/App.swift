import Dovetail

public enum AppScope: Scope {}
/// `public typealias Parent = AppScope` is forgotten.
public enum AccountScope: Scope {}
public enum SessionScope: Scope { public typealias Parent = AccountScope }

struct Disk: Sendable {}
protocol Step {}
struct First: Step {}
struct Account { let disk: Disk }
struct Session { let steps: [any Step] }
struct Router { let open: (Int) throws -> (Account, end: @Sendable () async -> Void) }
struct Chooser { let open: (Int) throws -> (Account, end: @Sendable () async -> Void) }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Disk.self)
        Transient(First.self).into([any Step].self)
        Transient(Router.self)
        Transient(Chooser.self).using(scope: AccountScope.self, for: "open")
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Input(Int.self, name: "id")
        Transient(Account.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope
    static var registrations: Registrations {
        Transient(Session.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        SessionAssembly.self
        Expose(Account.self)
        Expose(Session.self)
        Expose(Router.self)
        Expose(Chooser.self)
    }
}
