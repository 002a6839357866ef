public import Dovetail
import Synchronization

public enum AppScope: Scope {}
public enum ChildScope: Scope { public typealias Parent = AppScope }

/// Lets nobody pass before all are there: who is made after another would never be made.
public final class Meeting: Sendable {
    private let expected: Int
    private let state = Mutex((arrived: 0, waiting: [CheckedContinuation<Void, Never>]()))

    public init(expected: Int) { self.expected = expected }

    public func meet() async {
        await withCheckedContinuation { continuation in
            let released = state.withLock { state in
                state.arrived += 1
                state.waiting.append(continuation)
                return state.arrived == expected ? state.waiting : []
            }
            for one in released { one.resume() }
        }
    }
}

public struct Refused: Error {
    public init() {}
}

/// Known to this module only: it comes sealed.
final class Database: Sendable {
    let draft: Int
    init(meeting: Meeting, draft: Draft) async throws(Refused) {
        await meeting.meet()
        self.draft = draft.number
    }
    func close() { print("database closed") }
}

/// One for the opening, and given away to the only task that takes it.
final class Draft {
    let number = 7
    init() {}
}

public protocol Named: Sendable { var name: String { get } }

package final class Store: Named {
    let database: Database
    package let meeting: Meeting
    init(database: Database, meeting: Meeting) async {
        self.database = database
        self.meeting = meeting
    }
    package var name: String { "store \(database.draft)" }
}

package enum DataAssembly: Assembly {
    package typealias Scope = ChildScope
    package static var registrations: Registrations {
        PerGraph(Draft.self)
        Shared(Database.self)
            .concurrent()
            .onEnd { $0.close() }
        Shared(Store.self, as: Store.self, (any Named).self).concurrent()
    }
}
