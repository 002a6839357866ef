final class Index: Sendable {}

struct Query: Sendable {
    let index: Index
}

struct Search: Sendable {
    let query: Query
}

struct Direct: Sendable {
    let index: Index
}

struct Lazily: Sendable {
    let index: Index?
}

struct Indirect: Sendable {
    let search: Search
}

/// Fetches it.
struct Careful: Sendable {
    let index: @Sendable () throws -> Index
    let search: @Sendable () throws -> Search
}

/// Is let go itself.
final class Other: Sendable {
    let index: Index
    init(index: Index) { self.index = index }
}
