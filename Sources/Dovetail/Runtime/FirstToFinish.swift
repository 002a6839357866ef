import Synchronization

/// Hands on what happens first. A task group would wait for the other as well.
final class FirstToFinish<Outcome: Sendable>: Sendable {
    private enum State {
        case nothing
        case awaited(CheckedContinuation<Outcome, Never>)
        case finished(Outcome)
        case handedOn
    }

    private let state = Mutex(State.nothing)

    /// Awaited once.
    var value: Outcome {
        get async {
            await withCheckedContinuation { continuation in
                let outcome: Outcome? = state.withLock { state in
                    guard case .finished(let outcome) = state else {
                        state = .awaited(continuation)
                        return nil
                    }
                    state = .handedOn
                    return outcome
                }
                if let outcome { continuation.resume(returning: outcome) }
            }
        }
    }

    /// Whether this is the first.
    @discardableResult
    func finish(_ outcome: Outcome) -> Bool {
        let (isFirst, continuation): (Bool, CheckedContinuation<Outcome, Never>?) = state.withLock { state in
            switch state {
            case .nothing:
                state = .finished(outcome)
                return (true, nil)
            case .awaited(let continuation):
                state = .handedOn
                return (true, continuation)
            case .finished, .handedOn:
                return (false, nil)
            }
        }
        continuation?.resume(returning: outcome)
        return isFirst
    }
}
