// case01 (uber/needle#394, #456): a construction is no edge because of how it is spelled.

final class Store: Sendable { init() {} }

protocol Feeding: Sendable {
    var store: Store { get }
}

final class Feed: Feeding {
    let store: Store
    init(store: Store) { self.store = store }
}

struct Page<Content: Sendable>: Sendable {
    let content: Content
    let number: Int
}

enum Mode: Sendable {
    case made(Store)
    static func make(_ store: Store) -> Mode { .made(store) }
}

/// Makes feeds itself, in every spelling. What a body makes is no dependency.
final class Root: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
    var feed: Feed { .init(store: store) }
    var feeds: [Feed] { [.init(store: store), Feed.init(store: store), Feed(store: store)] }
    var unregistered: Unregistered { .init(number: 1) }
}

final class Unregistered: Sendable {
    init(number: Int) {}
}

struct Screen {
    let feed: Feed
    let feeding: any Feeding
    let feeds: [Feed]
    let maybe: Feed?
    let page: Page<Int>
    let mode: Mode
    let root: Root
    let nested: Outer.Inner
    let makeFeed: (Int) -> Page<Feed>
}

enum Outer {
    struct Inner: Sendable {
        let store: Store
        fileprivate init(_ store: Store) { self.store = store }
        static func opened(_ store: Store) -> Inner { .init(store) }
    }
}
