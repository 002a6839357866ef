final class Database: Sendable {
    init() async throws {}
}

struct Query {
    init() async throws {}
}

/// Takes over what it needs.
struct Above {
    let query: Query
}

@MainActor final class ViewModel {
    init() {}
}

struct PlainPage {
    let query: () -> Query
    let throwing: () throws -> Above
    let viewModel: () -> ViewModel
    let open: (Int) throws -> (Session, end: @Sendable () async -> Void)
    let unable: (Int) -> (Session, end: @Sendable () async -> Void)
    let database: () -> Database
}

final class Session: Sendable {
    init(number: Int) async {}
}

final class LazyAsync: Sendable {
    init() async {}
}
