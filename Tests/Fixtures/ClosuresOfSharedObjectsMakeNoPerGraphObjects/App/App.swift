import Dovetail

enum AppScope: Scope {}

final class Trace: Sendable {
    init() { print("trace") }
}

/// Shared, and made with a trace of its opening: whoever fetches it later makes no other.
final class Client: Sendable {
    let trace: Trace
    init(trace: Trace) { self.trace = trace }
}

final class Cache: Sendable {
    let trace: Trace
    init(trace: Trace) { self.trace = trace }
}

struct Screen {
    let client: () -> Client
    let cache: () throws -> Cache
    let maybe: Client?
}

final class Keeper: Sendable {
    let client: @Sendable () -> Client
    init(client: @escaping @Sendable () -> Client) { self.client = client }
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        PerGraph(Trace.self)
        Shared(Client.self)
        Shared(Cache.self).lazy()
        Shared(Keeper.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Keeper.self)
    }
}

@main
enum Program {
    static func main() throws {
        let app = Product.App()
        print("opened")
        let screen = app.makeScreen()
        print(screen.client() === app.keeper.client(), screen.maybe === screen.client())
        print("and the cache's")
        print(try screen.cache() === screen.cache())
    }
}
