nonisolated struct Refused: Error {}

actor Plain {
    init() {}
    func close() { print("plain closed") }
}

actor Waiting {
    init(number: Int) async { await Task.yield() }
}

actor Failing {
    let number: Int
    init(number: Int) throws {
        if number == 9 { throw Refused() }
        self.number = number
    }
}

/// Made on the main actor, and on its own from there on.
actor Started {
    @MainActor init(number: Int) { MainActor.assertIsolated() }
}

actor StartedSlowly {
    @MainActor init(number: Int) async throws {
        MainActor.assertIsolated()
        await Task.yield()
        if number == 8 { throw Refused() }
    }
    func close() { print("started closed") }
}

/// Takes away what is not `Sendable`.
actor Taking {
    let note: Note
    init(note: sending Note) { self.note = note }
}

nonisolated final class Note {
    init() {}
}

actor Late {
    init(plain: Plain) throws { print("late made") }
}

actor Passing {
    init(late: Late) {}
}

nonisolated struct Screen {
    let plain: Plain
    let waiting: Waiting
    let failing: Failing
    let started: Started
    let slow: StartedSlowly
    let taking: Taking
    let late: () throws -> Late
    let passing: () throws -> Passing
}
