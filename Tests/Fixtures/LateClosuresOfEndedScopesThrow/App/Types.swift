final class Cache: Sendable {
    init() { print("cache") }
}

final class Index: Sendable {
    init(cache: Cache) { print("index") }
}

final class Worker: Sendable {
    let cache: @Sendable () throws -> Cache
    let index: @Sendable () async throws -> Index

    init(cache: @escaping @Sendable () throws -> Cache, index: @escaping @Sendable () async throws -> Index) {
        self.cache = cache
        self.index = index
    }
}
