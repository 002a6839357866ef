import Synchronization

/// Sends each value to every stream that was asked for before it.
package final class Broadcast<Element: Sendable>: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<Element>.Continuation] = [:]
        var nextListener = 0
        var isFinished = false
        /// What a new stream starts with.
        var latest: Element?
    }

    private let state: Mutex<State>
    /// Held while a value is sent. The state is not: a listener that is cancelled has its task locked while it is removed, and resuming it waits for
    /// that.
    private let turn = Mutex<Void>(())
    private let remembersLatest: Bool

    /// A broadcast whose streams start with the next value.
    package init() {
        state = Mutex(State())
        remembersLatest = false
    }

    /// A broadcast whose streams start with the latest value.
    package init(startingWith value: Element) {
        state = Mutex(State(latest: value))
        remembersLatest = true
    }

    /// The values from now on, none lost between this call and the first `await`.
    package func stream() -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let listener: Int? = state.withLock { state in
            guard !state.isFinished else { return nil }
            let listener = state.nextListener
            state.nextListener += 1
            state.listeners[listener] = continuation
            if let latest = state.latest { continuation.yield(latest) }
            return listener
        }
        guard let listener else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in
            self?.state.withLock { _ = $0.listeners.removeValue(forKey: listener) }
        }
        return stream
    }

    /// Sends a value. All values arrive in one order everywhere.
    package func send(_ value: Element) {
        turn.withLock { _ in
            let listeners = state.withLock { state in
                if remembersLatest { state.latest = value }
                return Array(state.listeners.values)
            }
            for listener in listeners { listener.yield(value) }
        }
    }

    /// Ends all streams, those asked for later too.
    package func finish() {
        let listeners = state.withLock { state in
            state.isFinished = true
            defer { state.listeners = [:] }
            return state.listeners
        }
        // Outside the lock: a continuation that finishes calls back to be removed.
        for continuation in listeners.values { continuation.finish() }
    }
}
