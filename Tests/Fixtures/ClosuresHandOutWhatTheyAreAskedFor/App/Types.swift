protocol Storing: AnyObject, Sendable {}

final class Store: Storing {
    init() { print("store") }
}

final class Page {
    let store: any Storing
    init(store: any Storing) { self.store = store }
}

final class Archive: Sendable {
    init(store: Store) { print("archive") }
}

struct Broken: Error {}

struct Failing {
    init() throws { throw Broken() }
}

final class Slow: Sendable {
    init() async { await Task.yield() }
}

struct Letter {
    let number: Int
    let store: Store
}

/// Arguments of equal types are taken in order.
struct Pair {
    let text: String
    init(store: Store, first: Int, text: String, second: Int) { self.text = "\(first) \(second) \(text)" }
}

/// Asks while the scope is open.
struct Holder {
    let store: () -> Store
    let storing: @Sendable () -> any Storing
    let page: () -> Page
    let archive: () throws -> Archive
    let failing: () throws -> Failing
    let slow: () async -> Slow
    let letter: (Int) -> Letter
    let pair: @Sendable (Int, Int, String) -> Pair
    let nested: () -> Page
}

/// Asks while the scope opens.
final class Keeper: Sendable {
    let store: @Sendable () -> Store
    let page: @Sendable () -> Page
    let archive: @Sendable () throws -> Archive
    let slow: @Sendable () async throws -> Slow
    let letter: @Sendable (Int) async throws -> Letter
    let pair: @Sendable (Int, Int, String) -> Pair

    init(
        store: @escaping @Sendable () -> Store,
        page: @escaping @Sendable () -> Page,
        archive: @escaping @Sendable () throws -> Archive,
        slow: @escaping @Sendable () async throws -> Slow,
        letter: @escaping @Sendable (Int) async throws -> Letter,
        pair: @escaping @Sendable (Int, Int, String) -> Pair
    ) {
        // What is made already can be asked for at once.
        print("keeper:", store() === store(), page() !== page())
        self.store = store
        self.page = page
        self.archive = archive
        self.slow = slow
        self.letter = letter
        self.pair = pair
    }
}
