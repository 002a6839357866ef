import Synchronization

/// Collects what happened, in order, from any thread.
final class EventLog: Sendable {
    private let storage = Mutex<[String]>([])

    var events: [String] { storage.withLock { $0 } }
    var count: Int { storage.withLock { $0.count } }

    func add(_ event: String) {
        storage.withLock { $0.append(event) }
    }
}

/// Opens once; whoever waits for it goes on then.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [] }
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiters.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}
