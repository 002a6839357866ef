internal import DocumentKit
import Synchronization

/// What the doubles do out of turn in one test: where something stops, and where something fails.
final class Script: Sendable {
    /// Where the doubles ask what to do.
    enum Place: Hashable {
        /// The account is being opened, and what it stores is open already.
        case keychain(AccountID)
        /// The account's connection is being closed, by the hook of what wraps its event source.
        case closing(AccountID)
        /// A request of this kind is on its way to the server.
        case request(TransportRequest.Method)
        /// The answer to one is on its way back.
        case answer(TransportRequest.Method)
        /// A document is read from the device, which is the first thing that opening it does.
        case reading(DocumentID)
    }

    private enum Turn {
        case stop(Checkpoint)
        case fail(any Error)
        case endIfCancelled
    }

    private struct State {
        var turns: [Place: [Turn]] = [:]
        var checkpoints: [Checkpoint] = []
    }

    private let state = Mutex(State())

    /// Has the next to come by stop there.
    func stop(at place: Place) -> Checkpoint {
        let checkpoint = Checkpoint()
        state.withLock { state in
            state.turns[place, default: []].append(.stop(checkpoint))
            state.checkpoints.append(checkpoint)
        }
        return checkpoint
    }

    /// Has the next to come by fail there, after it has stopped if it is to do that as well.
    func fail(at place: Place, with error: any Error) {
        state.withLock { $0.turns[place, default: []].append(.fail(error)) }
    }

    /// Has the next to come by fail there if it is cancelled.
    func heedCancellation(at place: Place) {
        state.withLock { $0.turns[place, default: []].append(.endIfCancelled) }
    }

    /// Lets everybody go on, when the test is over.
    func openAll() {
        let checkpoints = state.withLock { state in
            state.turns = [:]
            return state.checkpoints
        }
        for checkpoint in checkpoints { checkpoint.open() }
    }

    /// Does what there is to do here.
    func pass(_ place: Place) async throws {
        for turn in state.withLock({ $0.turns.removeValue(forKey: place) ?? [] }) {
            switch turn {
            case .stop(let checkpoint): await checkpoint.pass()
            case .fail(let error): throw error
            case .endIfCancelled: try Task.checkCancellation()
            }
        }
    }
}
