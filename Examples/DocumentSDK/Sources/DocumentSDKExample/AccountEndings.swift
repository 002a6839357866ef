internal import Dovetail
import Synchronization

/// Keeps how accounts ended: a switch gives back the new account, and what became of the old one is told to an observer.
final class AccountEndings: ScopeObserver {
    private let last = Mutex<EndReport?>(nil)

    func scopeEnded(_ event: ScopeEnding) {
        if event.scope.name == "Account" { last.withLock { $0 = event.report } }
    }

    /// How the last account ended, told once.
    func takeLast() -> EndReport? {
        last.withLock { report in
            defer { report = nil }
            return report
        }
    }
}
