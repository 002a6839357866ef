import Dovetail

@globalActor actor Background {
    static let shared = Background()
}

struct Refused: Error {}

/// Not `Sendable`: it stays on the actor of its scope.
final class WindowModel {
    var readers = 0
    init() {}
}

/// One for the opening, made on the actor, and no more `Sendable`.
final class WindowTrace {
    init() {}
}

/// Made in the task, and not `Sendable`.
struct WindowPart {
    let model: WindowModel
}

@MainActor final class WindowView {
    let part: WindowPart
    let trace: WindowTrace
    init(meeting: Meeting, part: WindowPart, trace: WindowTrace, number: Int) async throws {
        part.model.readers += 1
        self.part = part
        self.trace = trace
        await meeting.meet()
        if number == 1 { throw Refused() }
    }
    func close() { print("Window view closed, of", part.model.readers) }
}

@MainActor final class WindowList {
    let model: WindowModel
    let trace: WindowTrace
    let makePart: () -> WindowPart
    init(meeting: Meeting, model: WindowModel, trace: WindowTrace, makePart: @escaping () -> WindowPart) async {
        self.model = model
        self.trace = trace
        self.makePart = makePart
        await meeting.meet()
    }
}

final class WindowLoader: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

struct WindowScreen {
    let view: WindowView
    let list: WindowList
    let loader: WindowLoader
}

/// Not `Sendable`: it stays on the actor of its scope.
final class WorkModel {
    var readers = 0
    init() {}
}

/// One for the opening, made on the actor, and no more `Sendable`.
final class WorkTrace {
    init() {}
}

/// Made in the task, and not `Sendable`.
struct WorkPart {
    let model: WorkModel
}

@Background final class WorkView {
    let part: WorkPart
    let trace: WorkTrace
    init(meeting: Meeting, part: WorkPart, trace: WorkTrace, number: Int) async throws {
        part.model.readers += 1
        self.part = part
        self.trace = trace
        await meeting.meet()
        if number == 1 { throw Refused() }
    }
    func close() { print("Work view closed, of", part.model.readers) }
}

@Background final class WorkList {
    let model: WorkModel
    let trace: WorkTrace
    let makePart: () -> WorkPart
    init(meeting: Meeting, model: WorkModel, trace: WorkTrace, makePart: @escaping () -> WorkPart) async {
        self.model = model
        self.trace = trace
        self.makePart = makePart
        await meeting.meet()
    }
}

final class WorkLoader: Sendable {
    init(meeting: Meeting) async { await meeting.meet() }
}

@Background final class WorkMember1 {
    init(meeting: Meeting, model: WorkModel) async {
        model.readers += 1
        await meeting.meet()
    }
}

@Background final class WorkMember2 {
    init(meeting: Meeting, model: WorkModel) async {
        model.readers += 1
        await meeting.meet()
    }
}

@Background final class WorkMember3 {
    init(meeting: Meeting, model: WorkModel) async {
        model.readers += 1
        await meeting.meet()
    }
}

@Background final class WorkMember4 {
    init(meeting: Meeting, model: WorkModel) async {
        model.readers += 1
        await meeting.meet()
    }
}

@Background final class WorkMember5 {
    init(meeting: Meeting, model: WorkModel) async {
        model.readers += 1
        await meeting.meet()
    }
}

@Background final class WorkMember6 {
    init(meeting: Meeting, model: WorkModel) async {
        model.readers += 1
        await meeting.meet()
    }
}

@Background final class WorkMember7 {
    init(meeting: Meeting, model: WorkModel) async {
        model.readers += 1
        await meeting.meet()
    }
}

@Background final class WorkMember8 {
    init(meeting: Meeting, model: WorkModel) async {
        model.readers += 1
        await meeting.meet()
    }
}

@Background final class WorkMember9 {
    init(meeting: Meeting, model: WorkModel) async {
        model.readers += 1
        await meeting.meet()
    }
}

struct WorkScreen {
    let view: WorkView
    let list: WorkList
    let loader: WorkLoader
    let member1: WorkMember1
    let member2: WorkMember2
    let member3: WorkMember3
    let member4: WorkMember4
    let member5: WorkMember5
    let member6: WorkMember6
    let member7: WorkMember7
    let member8: WorkMember8
    let member9: WorkMember9
}
