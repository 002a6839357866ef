internal import Dovetail
import Synchronization
import Testing

/// Keeps what opened and ended, in order. A scope that is released before it has ended fails the test.
final class ScopeLog: ScopeObserver {
    private let storage = Mutex<[String]>([])

    /// What happened, with the number of each scope: `ended SyncEngine of Account 1`.
    var events: [String] { storage.withLock { $0 } }

    func add(_ event: String) {
        storage.withLock { $0.append(event) }
    }

    func scopeOpened(_ event: ScopeOpened) { add("opened \(event.scope)") }

    func openingFailed(_ event: OpeningFailed) { add("failed to open \(event.scope): \(event.error)") }

    func objectEnded(_ event: ObjectEnded) {
        add("ended \(event.name) of \(event.scope)" + (event.error.map { ": \($0)" } ?? ""))
    }

    func scopeEnded(_ event: ScopeEnding) { add("ended \(event.scope)") }

    func scopeDropped(_ event: ScopeDropped) {
        Issue.record("\(event.scope) was released and never ended, so that these were not: \(event.names)")
    }
}
