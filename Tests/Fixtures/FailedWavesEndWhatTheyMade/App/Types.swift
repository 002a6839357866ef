import Synchronization

/// Lets pass who waits once it is open.
final class Gate: Sendable {
    private let state = Mutex((isOpen: false, waiting: [CheckedContinuation<Void, Never>]()))

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }

    func pass() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}

struct Gates: Sendable {
    let made = Gate()
    let failedFirst = Gate()
}

struct Failed: Error {
    let name: String
}

final class Before: Sendable {}

final class Made: Sendable {
    init(gates: Gates) async { gates.made.open() }
}

/// Fails last, and is the first of those that fail in order of construction.
final class Failing: Sendable {
    init(gates: Gates) async throws {
        await gates.made.pass()
        await gates.failedFirst.pass()
        throw Failed(name: "failing")
    }
}

final class FailingFirst: Sendable {
    init(gates: Gates) async throws {
        gates.failedFirst.open()
        throw Failed(name: "failing first")
    }
}

/// Waits until it is cancelled, and is made nevertheless.
final class Slow: Sendable {
    init(gates: Gates) async {
        let cancelled = Gate()
        await withTaskCancellationHandler {
            await cancelled.pass()
        } onCancel: {
            cancelled.open()
        }
    }
}

/// In the next wave.
final class Following: Sendable {
    init(made: Made, failing: Failing) async { print("never printed") }
}

struct Screen {
    let before: Before
    let following: Following
    let slow: Slow
    let failingFirst: FailingFirst
}
