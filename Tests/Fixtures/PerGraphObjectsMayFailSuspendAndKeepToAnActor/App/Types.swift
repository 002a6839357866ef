struct Broken: Error {}

final class Failing: Sendable {
    init(isBroken: Bool) throws {
        if isBroken { throw Broken() }
    }
}

final class Suspending: Sendable {
    let failing: Failing
    private init(_ failing: Failing) { self.failing = failing }
    static func make(_ failing: Failing) async -> Suspending {
        await Task.yield()
        return Suspending(failing)
    }
}

@MainActor
final class Model {
    let failing: Failing
    init(failing: Failing) { self.failing = failing }
}

@MainActor
final class Row {
    let model: Model
    init(model: Model) { self.model = model }
}

@MainActor
final class List {
    let row: Row
    let model: Model
    let newRow: () throws -> Row
    let elsewhere: @Sendable () async throws -> Model
    init(row: Row, model: Model, newRow: @escaping () throws -> Row, elsewhere: @escaping @Sendable () async throws -> Model) {
        self.row = row
        self.model = model
        self.newRow = newRow
        self.elsewhere = elsewhere
    }
}

struct Page {
    let suspending: Suspending
    let failing: Failing
    let again: () async throws -> Suspending
}

struct Worker: Sendable {
    let suspending: Suspending
    let failing: Failing
}

@MainActor
struct Window {
    let list: List
    let row: Row
    let suspending: Suspending
    let failing: Failing
}
