internal import Dovetail
import Synchronization
import Testing

/// Keeps what was made, opened and ended, in order. A scope that is released before it has ended fails the test.
final class ScopeLog: ScopeObserver {
    /// One thing that happened.
    struct Entry: CustomStringConvertible {
        let scope: ScopeIdentity
        let event: String
        /// What was made, where something was.
        var object: String?

        /// `Account 1: ended SyncEngine`.
        var description: String { "\(scope): \(event)" }
    }

    private struct State {
        var entries: [Entry] = []
        var reports: [ScopeIdentity: EndReport] = [:]
        var waiting: [(event: String, gate: Gate)] = []
    }

    private let state = Mutex(State())

    var entries: [Entry] { state.withLock(\.entries) }

    /// What happened, as a test would write it down.
    var events: [String] { entries.map(\.description) }

    /// What happened in the scope of that name and number, other than what it made.
    func events(of scope: String) -> [String] {
        entries.filter { $0.scope.description == scope && $0.object == nil }.map(\.event)
    }

    /// What the scope of that name and number made.
    func objects(of scope: String) -> [String] {
        entries.filter { $0.scope.description == scope }.compactMap(\.object)
    }

    /// How the scope of that name and number ended; nil where it has not.
    func report(of scope: String) -> EndReport? {
        state.withLock { state in state.reports.first { $0.key.description == scope }?.value }
    }

    /// Returns when this has happened.
    func hears(_ event: String) async {
        let gate = Gate()
        let hasHappened = state.withLock { state in
            state.waiting.append((event, gate))
            return state.entries.contains { $0.description == event }
        }
        if !hasHappened { await gate.wait() }
    }

    func objectMade(_ event: ObjectMade) { add("made \(event.name)", of: event.scope, object: event.name) }

    func scopeOpened(_ event: ScopeOpened) { add("opened", of: event.scope) }

    func openingFailed(_ event: OpeningFailed) { add("failed to open: \(event.error)", of: event.scope) }

    func objectEnded(_ event: ObjectEnded) {
        add("ended \(event.name)" + (event.error.map { ": \($0)" } ?? ""), of: event.scope)
    }

    func scopeEnded(_ event: ScopeEnding) {
        state.withLock { $0.reports[event.scope] = event.report }
        add("ended", of: event.scope)
    }

    func scopeDropped(_ event: ScopeDropped) {
        Issue.record("\(event.scope) was released and never ended, so that these were not: \(event.names)")
    }

    private func add(_ event: String, of scope: ScopeIdentity, object: String? = nil) {
        let entry = Entry(scope: scope, event: event, object: object)
        let gates = state.withLock { state in
            state.entries.append(entry)
            return state.waiting.filter { $0.event == entry.description }.map(\.gate)
        }
        for gate in gates { gate.open() }
    }
}
