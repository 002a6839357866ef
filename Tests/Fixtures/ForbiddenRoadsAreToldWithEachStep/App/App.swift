import Dovetail

enum HostScope: Scope {}
enum SessionScope: Scope { typealias Parent = HostScope }

protocol Authentication: Sendable {}
struct Token: Sendable {}
struct SignIn: Sendable {
    let authentication: any Authentication
    let token: () -> Token
    init(authentication: any Authentication, token: @escaping @Sendable () -> Token) {
        self.authentication = authentication
        self.token = token
    }
}
struct Profile: Sendable { let signIn: SignIn }
struct Telemetry: Sendable { let signIn: SignIn? }
struct Database: Sendable {}
struct Store: Sendable { let database: Database }

protocol Plugin: Sendable {}
struct Uploads: Plugin { let authentication: any Authentication }

protocol Editor: Sendable {}
struct RealEditor: Editor {
    let profile: Profile
    let store: Store
}
struct LoggedEditor: Editor {
    let inner: any Editor
    let telemetry: @Sendable () -> Telemetry
}
struct Toolbar: Sendable { let plugins: [any Plugin] }
struct Launcher: Sendable { let open: @Sendable (Int) throws -> Opened<any Editor> }

enum HostAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Input((any Authentication).self)
        Transient(Token.self)
        Shared(SignIn.self)
        Shared(Profile.self)
        Shared(Telemetry.self)
        Shared(Uploads.self).into([any Plugin].self)
        Shared(Launcher.self)
    }
}

enum StorageAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(Database.self)
        Shared(Store.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope
    static var registrations: Registrations {
        Input(Int.self, name: "document")
        Shared(RealEditor.self, as: (any Editor).self)
        Decorator(LoggedEditor.self, of: (any Editor).self)
        Shared(Toolbar.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        HostAssembly.self
        StorageAssembly.self
        SessionAssembly.self

        // By three parameters of the session, and by a collection.
        Forbid((any Authentication).self, from: SessionScope.self)
        // Through a closure, which is a dependency like any.
        Forbid(Token.self, from: Profile.self)
        // What goes through `Store` is allowed, and nothing goes beside it.
        Forbid(Database.self, from: SessionScope.self, except: Store.self)
        // An opener leads to what it hands back.
        Forbid(SessionScope.self, from: HostScope.self)
        // A whole assembly from another: an object that needs several things of it is told once.
        Forbid(HostAssembly.self, from: StorageAssembly.self)
        Forbid(StorageAssembly.self, from: SessionAssembly.self)
        #if DEBUG
            Forbid(Store.self, from: RealEditor.self)
        #endif

        Expose((any Editor).self)
        Expose(Launcher.self)
        Expose(Toolbar.self)
    }
}
