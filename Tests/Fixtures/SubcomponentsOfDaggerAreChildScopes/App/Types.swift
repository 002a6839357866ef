protocol Logging: AnyObject, Sendable {}
final class Log: Logging {}

/// Taken by two children only, so that it belongs to neither.
final class Cache: Sendable {
    let log: any Logging
    init(log: any Logging) { self.log = log }
}

struct Settings: Sendable {
    var name: String
    var isOn: Bool
}

final class First: Sendable {
    let cache: Cache
    let settings: Settings
    init(cache: Cache, settings: Settings) {
        self.cache = cache
        self.settings = settings
    }
}

final class Second: Sendable {
    let cache: Cache
    let level: Int
    init(cache: Cache, level: Int) {
        self.cache = cache
        self.level = level
    }
}

/// Of a grandchild, which a grandchild's factory in the child opens.
final class Deep: Sendable {
    let first: First
    let log: any Logging
    init(first: First, log: any Logging) {
        self.first = first
        self.log = log
    }
}

final class Opener: Sendable {
    let open: @Sendable () throws -> (Deep, end: @Sendable () async -> Void)
    init(open: @escaping @Sendable () throws -> (Deep, end: @Sendable () async -> Void)) { self.open = open }
}

/// Not scoped: made for each use.
final class Unscoped: Sendable {
    let cache: Cache
    init(cache: Cache) { self.cache = cache }
}
