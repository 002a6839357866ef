import Dovetail

@globalActor actor Indexing {
    static let shared = Indexing()
}

/// An opening on the main actor can't make it; its first reader does, on its own actor.
final class Query: Sendable {
    @Indexing init() { Indexing.assertIsolated() }
}

/// Made by the opening of a scope that lives there.
final class Index: Sendable {
    @Indexing init() { Indexing.assertIsolated() }
}

final class Menu: Sendable {
    @MainActor init() { MainActor.assertIsolated() }
}

enum WindowScope: Scope { typealias Isolation = MainActor }
enum PlainScope: Scope {}
enum IndexScope: Scope {
    typealias Parent = WindowScope
    typealias Isolation = Indexing
}

enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Shared(Menu.self)
        Shared(Query.self).lazy()
    }
}

enum PlainAssembly: Assembly {
    typealias Scope = PlainScope
    static var registrations: Registrations {
        Shared(Menu.self)
        Shared(Query.self).lazy()
    }
}

enum IndexAssembly: Assembly {
    typealias Scope = IndexScope
    static var registrations: Registrations {
        Shared(Index.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        WindowAssembly.self
        PlainAssembly.self
        IndexAssembly.self
        Expose(Menu.self)
        Expose(Query.self)
        Expose(Index.self)
    }
}

@main
enum Program {
    static func main() async throws {
        let window = Product.Window()
        let plain = Product.Plain()
        let queries = await (window.query, window.query, plain.query, plain.query)
        print(queries.0 === queries.1, queries.2 === queries.3)
        let index = try await window.openIndex()
        print(type(of: index.index))
        await index.end()
        await window.end()
        await plain.end()
    }
}
