struct Refused: Error {
    let member: Int
}

final class Store: Sendable {
    init() {}
    func close() { print("store closed") }
}

/// Stays where its scope is.
final class Model {
    init() {}
}

final class Index: Sendable {
    init(store: Store) throws { print("index made") }
}

/// Made in a task and given away to the scope, with its hook.
final class Draft {
    let page: Page
    let store: Store
    init(page: Page, store: Store) {
        self.page = page
        self.store = store
    }
    func close() { print("draft closed") }
}

/// One for the opening, and given away to the one task that takes it.
final class Page {
    init() {}
}

@MainActor final class Panel {
    let index: Index
    init(meeting: Meeting, index: Index, makeStore: @Sendable () -> Store) async {
        MainActor.assertIsolated()
        self.index = index
        print(makeStore() === makeStore())
        await meeting.meet()
    }
}

final class Member1: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 1 { throw Refused(member: 1) }
    }
    func close() async { print("member 1 closed") }
}

final class Member2: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 2 { throw Refused(member: 2) }
    }
    func close() async { print("member 2 closed") }
}

final class Member3: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 3 { throw Refused(member: 3) }
    }
    func close() async { print("member 3 closed") }
}

final class Member4: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 4 { throw Refused(member: 4) }
    }
    func close() async { print("member 4 closed") }
}

final class Member5: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 5 { throw Refused(member: 5) }
    }
    func close() async { print("member 5 closed") }
}

final class Member6: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 6 { throw Refused(member: 6) }
    }
    func close() async { print("member 6 closed") }
}

final class Member7: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 7 { throw Refused(member: 7) }
    }
    func close() async { print("member 7 closed") }
}

final class Member8: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 8 { throw Refused(member: 8) }
    }
    func close() async { print("member 8 closed") }
}

final class Member9: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 9 { throw Refused(member: 9) }
    }
    func close() async { print("member 9 closed") }
}

final class Member10: Sendable {
    init(meeting: Meeting, number: Int) async throws {
        await meeting.meet()
        if number == 10 { throw Refused(member: 10) }
    }
    func close() async { print("member 10 closed") }
}

/// In a wave of its own, and made of what was given away too.
final class Following: Sendable {
    init(panel: Panel, member1: Member1) async {}
}

struct Screen {
    let draft: Draft
    let model: Model
    let panel: Panel
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
}
