import Data
import Dovetail

final class Clock: Sendable {
    init() {}
}

@MainActor final class Panel {
    let part: Part
    init(meeting: Meeting, part: Part) async {
        MainActor.assertIsolated()
        self.part = part
        await meeting.meet()
    }
}

/// Made in the task, and not `Sendable`.
@MainActor final class Part {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
}

actor Counter {
    init(meeting: Meeting, step: sending Step) async { await meeting.meet() }
}

final class Step {
    let note: Note
    init(note: Note) { self.note = note }
}

/// One for all tasks of the opening.
final class Note: Sendable {
    init(clock: Clock) { print("note made") }
}

final class Asking: Sendable {
    let lateLog: @Sendable () throws -> Log
    let note: Note
    init(meeting: Meeting, lateLog: @escaping @Sendable () throws -> Log, note: Note) async {
        self.lateLog = lateLog
        self.note = note
        await meeting.meet()
    }
}

final class Log: Sendable {
    let note: Note
    init(note: Note) { self.note = note }
}

/// Nobody asks for it, but for its hook.
final class Beacon: Sendable {
    init(meeting: Meeting) async throws { await meeting.meet() }
}

final class Member1: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member2: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member3: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member4: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member5: Sendable {
    init(meeting: Meeting) async throws { await meeting.meet() }
}

final class Member6: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member7: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member8: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member9: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member10: Sendable {
    init(meeting: Meeting) async throws { await meeting.meet() }
}

final class Member11: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member12: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member13: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member14: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member15: Sendable {
    init(meeting: Meeting) async throws { await meeting.meet() }
}

final class Member16: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member17: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

final class Member18: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

/// In the second wave, which is one of many too: it is made after all that it takes.
final class Follower1: Sendable {
    init(second: Second, member1: Member1, member12: Member12, member18: Member18) async { await second.meeting.meet() }
}

final class Follower2: Sendable {
    init(second: Second, member2: Member2) async { await second.meeting.meet() }
}

final class Follower3: Sendable {
    init(second: Second, member3: Member3) async { await second.meeting.meet() }
}

final class Follower4: Sendable {
    init(second: Second, member4: Member4) async { await second.meeting.meet() }
}

final class Follower5: Sendable {
    init(second: Second, member5: Member5) async { await second.meeting.meet() }
}

final class Follower6: Sendable {
    init(second: Second, member6: Member6) async { await second.meeting.meet() }
}

final class Follower7: Sendable {
    init(second: Second, member7: Member7) async { await second.meeting.meet() }
}

final class Follower8: Sendable {
    init(second: Second, member8: Member8) async { await second.meeting.meet() }
}

final class Follower9: Sendable {
    init(second: Second, member9: Member9) async { await second.meeting.meet() }
}

final class Follower10: Sendable {
    init(second: Second, member10: Member10) async { await second.meeting.meet() }
}

final class Follower11: Sendable {
    init(second: Second, member11: Member11) async { await second.meeting.meet() }
}

final class Follower12: Sendable {
    init(second: Second, member12: Member12) async { await second.meeting.meet() }
}

final class Follower13: Sendable {
    init(second: Second, member13: Member13) async { await second.meeting.meet() }
}

struct Second: Sendable {
    let meeting: Meeting
}

struct Screen {
    let panel: Panel
    let counter: Counter
    let asking: Asking
    let beacon: Beacon
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
    let member12: Member12
    let member13: Member13
    let member14: Member14
    let member15: Member15
    let member16: Member16
    let member17: Member17
    let member18: Member18
    let follower1: Follower1
    let follower2: Follower2
    let follower3: Follower3
    let follower4: Follower4
    let follower5: Follower5
    let follower6: Follower6
    let follower7: Follower7
    let follower8: Follower8
    let follower9: Follower9
    let follower10: Follower10
    let follower11: Follower11
    let follower12: Follower12
    let follower13: Follower13
    let named: any Named
}
