import Synchronization

/// Says at which step the opening is to fail.
final class Switch: Sendable {
    let failing = Mutex(0)

    func check(_ step: Int) throws {
        let failing = failing.withLock { $0 }
        print("step \(step)")
        if failing == step { throw Refused(step: step) }
    }
}

struct Refused: Error {
    let step: Int
}

final class Database: Sendable {
    init(`switch`: Switch) throws { try `switch`.check(0) }
}

final class First: Sendable {
    init(`switch`: Switch) throws { try `switch`.check(1) }
}

final class Second: Sendable {
    init(_ first: First, `switch`: Switch) async throws {
        await Task.yield()
        try `switch`.check(2)
    }
}

final class Third: Sendable {
    init(second: Second, `switch`: Switch) throws { try `switch`.check(3) }
}

final class Fourth: Sendable {
    init(third: Third) { print("step 4") }
}
