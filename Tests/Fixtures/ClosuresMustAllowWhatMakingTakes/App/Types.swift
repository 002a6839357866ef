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

struct Rejected: Error {}

final class Risky {
    init() throws(Rejected) {}
}

/// A closure that throws one type of error passes on no other, and who makes does not say which it throws.
final class TypedPage {
    let make: () throws(Rejected) -> Risky

    init(make: @escaping () throws(Rejected) -> Risky) {
        self.make = make
    }
}
