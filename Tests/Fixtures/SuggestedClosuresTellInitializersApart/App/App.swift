import Dovetail

enum AppScope: Scope {}
struct Base: Sendable {}
struct Retry: Sendable {}
struct Cache: Sendable {}

struct Client: Sendable {
    let name: String
    init(base: Base, retry: Retry = Retry()) { name = "retrying" }
    init(base: Base, cache: @escaping @Sendable () -> Cache = { Cache() }) { name = "caching" }
    init(base: Base, names: String..., log: Bool = false) throws { name = "logging" }
}

enum First {}
enum Second {}

struct Screen: Sendable {
    let names: [String]
    init(first: Client, second: Client, third: Client) { names = [first.name, second.name, third.name] }
}

/// As `InitializersThatDifferInDefaultsAreToldApart` suggests, word for word.
enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input(Base.self)
        Input(Retry.self)
        Input(Bool.self, name: "log")
        Shared(Cache.self)
        Shared(Client.self) { (base: Base, retry: Retry) in Client(base: base, retry: retry) }
            .tagged(First.self)
        Shared(Client.self) { (base: Base, cache: @escaping @Sendable () -> Cache) in Client(base: base, cache: cache) }
            .tagged(Second.self)
        Shared(Client.self) { (base: Base, log: Bool) throws in try Client(base: base, log: log) }
        Shared(Screen.self)
            .using(Client.self, tag: First.self, for: "first")
            .using(Client.self, tag: Second.self, for: "second")
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}

@main
enum Program {
    static func main() throws {
        print(try Product.App(base: Base(), retry: Retry(), log: true).screen.names)
    }
}
