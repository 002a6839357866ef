protocol Store: Sendable {
    var name: String { get }
}

protocol Gauge: Sendable {
    var level: Int { get }
}

final class Cache: Store, Gauge {
    let name = "cache"
    let level = 3
    init() {}
}

/// Holds the cache under the one key that the opening asks for.
final class Library: Sendable {
    let store: any Store
    init(store: any Store) { self.store = store }
}

struct Cleaner {
    let cache: Cache
    init(cache: Cache) { self.cache = cache }
}
