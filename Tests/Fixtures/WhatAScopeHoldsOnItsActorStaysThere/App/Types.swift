@globalActor actor Indexing {
    static let shared = Indexing()
}

final class Cursor {}

struct Row {
    let cursor: Cursor
}

/// The scope lives on the main actor, and this is made elsewhere.
@Indexing final class Query {
    init() {}
}

/// A scope on an actor is opened there, whatever it holds.
struct Menu {
    let open: (Cursor) throws -> (Query, end: @Sendable () async -> Void)
}

/// What it asks for is made on the main actor, and it may be anywhere when it does.
final class Job: Sendable {
    init(makeRow: @Sendable () -> Row) {}
}

/// It would have the cursor in its closure, which may be sent anywhere.
struct Rows {
    let makeRow: @Sendable () async -> Row
}

struct LaterCursor {
    let cursor: @Indexing () async -> Cursor
}

/// Nothing can be on both actors.
struct Index {
    let cursor: Cursor
}
