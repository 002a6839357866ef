import Dovetail

enum HostScope: Scope {}
enum SessionScope: Scope { typealias Parent = HostScope }

struct Database: Sendable {}
struct Cache: Sendable { let database: Database }
struct RecentList: Sendable {
    let cache: Cache
    let database: Database?
}
struct SearchIndex: Sendable {
    let openDatabase: @Sendable () -> Database
}
struct Home: Sendable {
    let recent: RecentList
    let search: SearchIndex
}

protocol Plugin: Sendable {}
struct SpellCheck: Plugin {}
struct Toolbar: Sendable { let plugins: [any Plugin] }
struct Menu: Sendable { let plugins: [any Plugin] }

enum Production {}
struct Client: Sendable { let server: String }
struct Probe: Sendable { let server: String }

enum StorageAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(Database.self)
        Shared(Cache.self)
    }
}

enum ScreenAssembly: Assembly {
    typealias Scope = SessionScope
    static var registrations: Registrations {
        Shared(RecentList.self)
        Shared(SearchIndex.self)
        Shared(Home.self)
        Shared(Toolbar.self)
        Shared(Menu.self)
    }
}

enum NetworkAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Input(String.self, name: "server").tagged(Production.self)
        Shared(Client.self).using(String.self, tag: Production.self, for: "server")
        Shared(Probe.self).using(String.self, tag: Production.self, for: "server")
        Shared(SpellCheck.self).into([any Plugin].self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        StorageAssembly.self
        ScreenAssembly.self
        NetworkAssembly.self

        Confine(Database.self, to: StorageAssembly.self)
        Confine(String.self, tag: Production.self, to: Client.self)
        // Who asks for the list depends on its elements.
        Confine(SpellCheck.self, to: Toolbar.self)
        Confine(StorageAssembly.self, to: HostScope.self, SearchIndex.self)

        Expose(Home.self)
        Expose(Toolbar.self)
        Expose(Menu.self)
        Expose(Client.self)
        Expose(Probe.self)
    }
}
