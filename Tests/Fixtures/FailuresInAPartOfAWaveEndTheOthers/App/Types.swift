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

/// Opens when so many have been made.
final class Count: Sendable {
    private let left: Mutex<Int>
    private let gate = Gate()

    init(_ count: Int) { left = Mutex(count) }

    func made() {
        let isLast = left.withLock { left in
            left -= 1
            return left == 0
        }
        if isLast { gate.open() }
    }

    func all() async { await gate.pass() }
}

struct Gates: Sendable {
    let others = Count(11)
    let cancelled = Gate()
}

struct Failed: Error {}

final class Before: Sendable {}

/// Fails when all others but the slow ones are there.
final class Failing: Sendable {
    init(gates: Gates) async throws {
        await gates.others.all()
        throw Failed()
    }
}

/// Waits until it is cancelled, and is made nevertheless.
final class Slow: Sendable {
    init(before: Before) async {
        let cancelled = Gate()
        await withTaskCancellationHandler {
            await cancelled.pass()
        } onCancel: {
            cancelled.open()
        }
    }
}

/// The same in another part, and fails then: that isn't what the opening failed of.
final class SlowFailing: Sendable {
    init(slow: Before) async throws {
        let cancelled = Gate()
        await withTaskCancellationHandler {
            await cancelled.pass()
        } onCancel: {
            cancelled.open()
        }
        throw CancellationError()
    }
}

final class Following: Sendable {
    init(last: Member11) async { print("never printed") }
}

final class Member1: Sendable {
    init(gates: Gates) async { gates.others.made() }
}

final class Member2: Sendable {
    init(gates: Gates) async { gates.others.made() }
}

final class Member3: Sendable {
    init(gates: Gates) async throws { gates.others.made() }
}

final class Member4: Sendable {
    init(gates: Gates) async { gates.others.made() }
}

final class Member5: Sendable {
    init(gates: Gates) async { gates.others.made() }
}

final class Member6: Sendable {
    init(gates: Gates) async throws { gates.others.made() }
}

final class Member7: Sendable {
    init(gates: Gates) async { gates.others.made() }
}

final class Member8: Sendable {
    init(gates: Gates) async { gates.others.made() }
}

final class Member9: Sendable {
    init(gates: Gates) async throws { gates.others.made() }
}

final class Member10: Sendable {
    init(gates: Gates) async { gates.others.made() }
}

final class Member11: Sendable {
    init(gates: Gates) async { gates.others.made() }
}

struct Screen {
    let before: Before
    let failing: Failing
    let slow: Slow
    let slowFailing: SlowFailing
    let following: Following
    let member1: Member1
    let member2: Member2
    let member3: Member3
    let member4: Member4
    let member5: Member5
    let member6: Member6
    let member7: Member7
    let member8: Member8
    let member9: Member9
    let member10: Member10
    let member11: Member11
}
