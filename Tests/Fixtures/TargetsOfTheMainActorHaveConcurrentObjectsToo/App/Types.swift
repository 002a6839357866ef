import Dovetail

@globalActor actor Background {
    static let shared = Background()
}

nonisolated struct Refused: Error {}

nonisolated final class Store: Sendable {
    init() {}
}

/// On the actor of its scope, if that has one.
final class WindowView {
    let part: WindowPart
    init(meeting: Meeting, part: WindowPart) async {
        MainActor.assertIsolated()
        self.part = part
        await meeting.meet()
    }
}

nonisolated final class WindowPart: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
}

/// On another.
@Background final class WindowElsewhere {
    init(meeting: Meeting, store: Store) async throws {
        Background.shared.assertIsolated()
        await meeting.meet()
    }
}

/// On none.
nonisolated final class WindowLoader: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 1 { throw Refused() }
    }
    func close() async { print("Window loader closed") }
}

actor WindowCounter {
    init(meeting: Meeting) async { await meeting.meet() }
    func close() { print("Window counter closed") }
}

struct WindowScreen {
    let view: WindowView
    let elsewhere: WindowElsewhere
    let loader: WindowLoader
    let counter: WindowCounter
}

/// On the actor of its scope, if that has one.
@Background final class WorkView {
    let part: WorkPart
    init(meeting: Meeting, part: WorkPart) async {
        Background.shared.assertIsolated()
        self.part = part
        await meeting.meet()
    }
}

nonisolated final class WorkPart: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
}

/// On another.
@MainActor final class WorkElsewhere {
    init(meeting: Meeting, store: Store) async throws {
        MainActor.assertIsolated()
        await meeting.meet()
    }
}

/// On none.
nonisolated final class WorkLoader: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 1 { throw Refused() }
    }
    func close() async { print("Work loader closed") }
}

actor WorkCounter {
    init(meeting: Meeting) async { await meeting.meet() }
    func close() { print("Work counter closed") }
}

@Background struct WorkScreen {
    let view: WorkView
    let elsewhere: WorkElsewhere
    let loader: WorkLoader
    let counter: WorkCounter
}

/// On the actor of its scope, if that has one.
nonisolated final class JobView: Sendable {
    let part: JobPart
    init(meeting: Meeting, part: JobPart) async {
        self.part = part
        await meeting.meet()
    }
}

nonisolated final class JobPart: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
}

/// On another.
@Background final class JobElsewhere {
    init(meeting: Meeting, store: Store) async throws {
        Background.shared.assertIsolated()
        await meeting.meet()
    }
}

/// On none.
nonisolated final class JobLoader: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 1 { throw Refused() }
    }
    func close() async { print("Job loader closed") }
}

actor JobCounter {
    init(meeting: Meeting) async { await meeting.meet() }
    func close() { print("Job counter closed") }
}

nonisolated struct JobScreen {
    let view: JobView
    let elsewhere: JobElsewhere
    let loader: JobLoader
    let counter: JobCounter
}
