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
    let viewModel: @Sendable () -> ViewModel
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

struct Rejected: Error {}

final class Risky {
    init() throws(Rejected) {}
}

struct Unrelated: Error {}

final class Careless {
    init(risky: Risky) throws {}
}

/// A closure that throws one type of error passes on no other, and an opener has `ScopeEnded` to throw besides.
final class TypedPage {
    let make: () throws(Unrelated) -> Risky
    let any: () throws(Rejected) -> Careless
    let open: (Int) async throws(Rejected) -> (Session, end: @Sendable () async -> Void)

    init(
        make: @escaping () throws(Unrelated) -> Risky,
        any: @escaping () throws(Rejected) -> Careless,
        open: @escaping (Int) async throws(Rejected) -> (Session, end: @Sendable () async -> Void)
    ) {
        self.make = make
        self.any = any
        self.open = open
    }
}
