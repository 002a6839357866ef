import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
enum SideScope: Scope {}
enum UnusedScope: Scope { typealias Parent = AppScope }

struct Address: Sendable { var text: String }
enum Production {}
enum Staging {}
struct Client: Sendable { init(base: Address, other: Address?) {} }
struct Screen { init(open: () throws -> Opened<Reader>, again: () throws -> Opened<Reader>, more: (Int) throws -> Opened<Reader>) {} }
struct Reader: Sendable { init() {} }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Address.self)
        Input(Address.self).tagged(Staging.self)
        // What is named has to be there, as what a type asks for has.
        Shared(Client.self)
            .using(Address.self, tag: Production.self, for: "base")
            .using(Address.self, tag: Production.self, for: "other")
        Transient(Screen.self)
            .using(scope: SideScope.self, for: "open")
            .using(scope: UnusedScope.self, for: "again")
            .using(scope: ChildScope.self, for: "more")
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(Reader.self)
    }
}

enum SideAssembly: Assembly {
    typealias Scope = SideScope

    static var registrations: Registrations {
        Shared(Reader.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        SideAssembly.self
        Expose(Client.self)
        Expose(Screen.self)
    }
}
