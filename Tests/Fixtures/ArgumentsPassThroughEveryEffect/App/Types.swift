struct Broken: Error {}

final class Store: Sendable { init() {} }
final class Index: Sendable { init() {} }

/// Its arguments are listed in another order than its parameters.
struct Plain: Sendable {
    let text: String
    let store: Store
    init(name: String, store: Store, number: Int) {
        text = "\(name) \(number)"
        self.store = store
    }
}

/// Arguments of one type are taken in order.
struct Triple: Sendable {
    let text: String
    init(first: Int, store: Store, second: Int, _ third: Int) { text = "\(first) \(second) \(third)" }
}

@MainActor final class View {
    let number: Int
    let store: Store
    init(number: Int, store: Store) {
        self.number = number
        self.store = store
    }
}

actor Worker {
    let number: Int
    init(number: Int, store: Store) async {
        await Task.yield()
        self.number = number
    }
}

struct Failing: Sendable {
    init(number: Int) throws { if number > 1 { throw Broken() } }
}

struct Typed: Sendable {
    init(number: Int) throws(Broken) { if number > 1 { throw Broken() } }
}

/// Of what is not Sendable.
final class Bag { var items: [Int] = [] }
struct Holder {
    let bag: Bag
    let store: Store
}

/// Reads a lazy object, so that a closure that makes it goes through the scope.
struct Page: Sendable {
    let number: Int
    let index: Index
}

/// Passes what it is given on to another that takes arguments.
struct Chapter: Sendable {
    let text: String
    init(number: Int, makePlain: (Int, String) -> Plain) { text = makePlain(number, "chapter").text }
}

/// Makes more of its own kind, and knows who makes it.
struct Node: Sendable {
    let number: Int
    let keeper: Keeper
    let makeNode: @Sendable (Int) throws -> Node
}

final class Keeper: Sendable {
    let plain: @Sendable (Int, String) -> Plain
    let plainSlowly: @Sendable (Int, String) async throws -> Plain
    let triple: @Sendable (Int, Int, Int) -> Triple
    let view: @MainActor (Int) -> View
    let viewFromAnywhere: @Sendable (Int) async -> View
    let worker: @Sendable (Int) async -> Worker
    let failing: @Sendable (Int) throws -> Failing
    let typed: @Sendable (Int) throws(Broken) -> Typed
    let holder: @Sendable (Bag) -> Holder
    let page: @Sendable (Int) throws -> Page
    let chapter: @Sendable (Int) -> Chapter
    let node: @Sendable (Int) throws -> Node

    init(
        plain: @escaping @Sendable (Int, String) -> Plain,
        plainSlowly: @escaping @Sendable (Int, String) async throws -> Plain,
        triple: @escaping @Sendable (Int, Int, Int) -> Triple,
        view: @escaping @MainActor (Int) -> View,
        viewFromAnywhere: @escaping @Sendable (Int) async -> View,
        worker: @escaping @Sendable (Int) async -> Worker,
        failing: @escaping @Sendable (Int) throws -> Failing,
        typed: @escaping @Sendable (Int) throws(Broken) -> Typed,
        holder: @escaping @Sendable (Bag) -> Holder,
        page: @escaping @Sendable (Int) throws -> Page,
        chapter: @escaping @Sendable (Int) -> Chapter,
        node: @escaping @Sendable (Int) throws -> Node
    ) {
        self.plain = plain
        self.plainSlowly = plainSlowly
        self.triple = triple
        self.view = view
        self.viewFromAnywhere = viewFromAnywhere
        self.worker = worker
        self.failing = failing
        self.typed = typed
        self.holder = holder
        self.page = page
        self.chapter = chapter
        self.node = node
    }
}

/// Of a child scope: it asks its parent's transients.
@MainActor final class Screen {
    let plain: (Int, String) -> Plain
    let view: (Int) -> View
    let worker: (Int) async -> Worker
    let page: (Int) throws -> Page
    init(
        plain: @escaping (Int, String) -> Plain,
        view: @escaping (Int) -> View,
        worker: @escaping (Int) async -> Worker,
        page: @escaping (Int) throws -> Page
    ) {
        self.plain = plain
        self.view = view
        self.worker = worker
        self.page = page
    }
}

/// Of a child scope, with an argument and with objects of both scopes.
struct Dialog {
    let title: String
    let store: Store
    let screen: Screen
}
