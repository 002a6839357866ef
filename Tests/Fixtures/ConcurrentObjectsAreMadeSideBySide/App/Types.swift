/// Where the objects of a wave wait for each other: made one after the other, they would wait forever.
actor Meetings {
    private var waiting: [Int: [CheckedContinuation<Void, Never>]] = [:]
    private(set) var held: [Int] = []

    func meet(_ meeting: Int, of count: Int) async {
        precondition(!held.contains(meeting), "one has come late to meeting \(meeting)")
        if waiting[meeting, default: []].count + 1 == count {
            held.append(meeting)
            for other in waiting[meeting, default: []] { other.resume() }
            waiting[meeting] = nil
        } else {
            await withCheckedContinuation { waiting[meeting, default: []].append($0) }
        }
    }
}

protocol Loading: Sendable {}
protocol Saving: Sendable {}

struct Settings: Sendable {}

/// First, second, third and fourth need nothing that waits.
final class First: Sendable {
    init(meetings: Meetings) async { await meetings.meet(1, of: 4) }
}

final class Second: Sendable {
    init(meetings: Meetings, settings: Settings) async { await meetings.meet(1, of: 4) }
}

final class Third: Loading {
    init(meetings: Meetings) async throws { await meetings.meet(1, of: 4) }
}

actor Fourth: Saving {
    init(meetings: Meetings) async { await meetings.meet(1, of: 4) }
    func close() { print("fourth closed") }
}

/// Made alone, and what follows it is in the wave after the one that it waits for.
final class Summary: Sendable {
    init(first: First, third: Third) {}
}

final class AfterFirst: Sendable {
    init(meetings: Meetings, first: First) async { await meetings.meet(2, of: 2) }
}

final class AfterSummary: Sendable {
    init(meetings: Meetings, summary: Summary) async { await meetings.meet(2, of: 2) }
}

final class Last: Sendable {
    init(meetings: Meetings, makeSettings: () -> Settings, one: AfterFirst, other: AfterSummary) async {
        await meetings.meet(3, of: 1)
    }
}

/// Waits, and is made alone all the same.
final class Patient: Sendable {
    init(meetings: Meetings, second: Second) async { await meetings.meet(4, of: 1) }
}

struct Screen {
    let last: Last
    let patient: Patient
    let first: First
    let other: AfterFirst
}
