import Synchronization

/// Opens once; whoever waits for it goes on then.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
        var lastWaiter = 0
    }

    private let state = Mutex(State())

    func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [:] }
            return state.waiters
        }
        for waiter in waiters.values { waiter.resume() }
    }

    /// Returns when it is open, or the waiting task is cancelled, as that of a test is which takes too long.
    func wait() async {
        let waiter = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOpen = state.withLock { state in
                    if !state.isOpen { state.waiters[waiter] = continuation }
                    return state.isOpen
                }
                if isOpen { continuation.resume() } else if Task.isCancelled { leave(waiter) }
            }
        } onCancel: {
            leave(waiter)
        }
    }

    private func leave(_ waiter: Int) {
        state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume()
    }
}
