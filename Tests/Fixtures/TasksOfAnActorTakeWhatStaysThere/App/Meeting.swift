import Synchronization

/// Lets nobody pass before all are there: who is made after another would never be made.
final class Meeting: Sendable {
    private let expected: Int
    private let state = Mutex((arrived: 0, waiting: [CheckedContinuation<Void, Never>]()))

    init(expected: Int) { self.expected = expected }

    func meet() async {
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
