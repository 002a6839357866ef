class Counted: @unchecked Sendable {
    init() {}
    deinit { print("\(type(of: self)) released") }
    func close() { print("\(type(of: self)) closed") }
}

final class Database: Counted, @unchecked Sendable {
    override init() { super.init() }
}

final class Inbox: Counted, @unchecked Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}

final class Archive: Counted, @unchecked Sendable {
    let inbox: Inbox
    init(inbox: Inbox) { self.inbox = inbox }
}

final class Left: Counted, @unchecked Sendable {
    let right: @Sendable () throws -> Right
    init(right: @escaping @Sendable () throws -> Right) { self.right = right }
}

final class Right: Counted, @unchecked Sendable {
    let left: @Sendable () throws -> Left
    let archive: @Sendable () throws -> Archive
    init(left: @escaping @Sendable () throws -> Left, archive: @escaping @Sendable () throws -> Archive) {
        self.left = left
        self.archive = archive
    }
}

final class Screen: Counted, @unchecked Sendable {
    let inbox: Inbox
    let next: () throws -> Screen
    init(inbox: Inbox, next: @escaping () throws -> Screen) {
        self.inbox = inbox
        self.next = next
    }
}
