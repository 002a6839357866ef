internal import Dovetail
import Synchronization
import Testing

/// Keeps what opened and ended, in order. A scope that is released before it has ended fails the test.
final class ScopeLog: ScopeObserver {
    /// One thing that happened, in a scope or, where the test noted it, in none.
    struct Entry: CustomStringConvertible {
        let scope: ScopeIdentity?
        let event: String

        /// `Account 1: ended SyncEngine`.
        var description: String { scope.map { "\($0): \(event)" } ?? event }
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

    /// What happened in the scope of that name and number.
    func events(of scope: String) -> [String] {
        entries.filter { $0.scope?.description == scope }.map(\.event)
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

    /// Adds what the test itself knows.
    func note(_ event: String) {
        add(event, of: nil)
    }

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

    private func add(_ event: String, of scope: ScopeIdentity?) {
        let entry = Entry(scope: scope, event: event)
        let gates = state.withLock { state in
            state.entries.append(entry)
            return state.waiting.filter { $0.event == entry.description }.map(\.gate)
        }
        for gate in gates { gate.open() }
    }
}
