// case08 (ZacSweers/metro#377, #1598): what is registered in a parent lives in the parent, though only children use it:
// shared, lazy, made by a closure, of a grandparent, through closures, optionals and openers. A child sees all that its parents contribute
// to a collection, though they don't ask for it. The plain case is in ChildrenShareTheirParentsObjects.

protocol Part: AnyObject, Sendable {}

final class Db: Part { init() { print("db") } }
final class Cache: Sendable { init(db: Db) { print("cache") } }
final class Clock: Sendable { init(text: String) { print(text) } }
protocol Logging: AnyObject, Sendable {}
final class Log: Logging, Part { init() { print("log") } }
final class Unused: Sendable { init() { print("never made") } }

final class Inbox: Sendable {
    let db: Db
    let cache: @Sendable () throws -> Cache
    let log: (any Logging)?
    init(db: Db, s: Session, cache: @escaping @Sendable () throws -> Cache, log: (any Logging)?) {
        self.db = db
        self.cache = cache
        self.log = log
    }
}

final class Outbox: Sendable {
    let db: Db
    let clock: Clock
    let page: @Sendable () -> Page
    init(db: Db, s: Session, clock: Clock, page: @escaping @Sendable () -> Page) {
        self.db = db
        self.clock = clock
        self.page = page
    }
}

/// The parent's transient: a new one each time, of the parent's objects.
final class Page: Sendable {
    let db: Db
    let log: any Logging
    init(db: Db, log: any Logging) {
        self.db = db
        self.log = log
    }
}

final class Session: Part {
    let number: Int
    init(number: Int) { self.number = number }
}

struct Tool {
    let db: Db
    let cache: Cache
    let session: Session
    let parts: [any Part]
}
