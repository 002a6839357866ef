final class Draft {}

final class Index {}

struct Line {
    let draft: Draft
}

/// It could be called on any thread, and would take the draft there.
struct Lines {
    let makeLine: @Sendable () -> Line
}

/// A lazy object is looked for in the scope, which stays where it is.
struct Search {
    let index: @MainActor () throws -> Index
}

/// The end that it gets may be called from anywhere.
struct Menu {
    let open: (Draft) throws -> (Lines, end: @Sendable () async -> Void)
}
