import Dovetail

/// Not `Sendable`, as all that is made here.
class Piece {
    private let name: String

    init(_ name: String) {
        print(name, "made")
        self.name = name
    }

    nonisolated(nonsending) func close() async {
        await Task.yield()
        print(name, "closed")
    }
}

final class Output: Piece {
    init() { super.init("output") }
}

final class Store: Piece {
    let output: Output
    init(output: Output) {
        self.output = output
        super.init("store")
    }
}

final class Cache: Piece {
    let store: Store
    init(store: Store) {
        self.store = store
        super.init("cache")
    }
}

final class Page: Piece {
    let cache: Cache
    init(cache: Cache) {
        self.cache = cache
        super.init("page")
    }
}

/// Is told of what nobody ended.
struct Drops: ScopeObserver {
    func scopeDropped(_ event: ScopeDropped) { print("dropped", event.scope, event.names) }
}

actor Worker {
    func run() async throws {
        let tool = Tool.Command(observer: Drops())
        let file = try tool.openFile()
        print(await tool.end().ended)
        // Whoever still holds the scopes may read what they make on first use.
        print(file.page.cache === tool.cache)
        print(await tool.end().ended)
        print(await file.end().ended)
        print(await tool.end().ended)

        let forgotten = try Tool.Command(observer: Drops()).openFile()
        await forgotten.end()
        _ = forgotten.page
    }
}

@main
enum Program {
    static func main() async throws {
        try await Worker().run()
    }
}
