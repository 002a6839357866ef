final class Database: Sendable {
    init() { print("database") }
}

struct Query {
    let database: Database
}

final class Inbox: Sendable {
    let database: Database
    init(database: Database, user: String) {
        print("inbox of \(user)")
        self.database = database
    }
}

final class Outbox: Sendable {
    let database: Database
    init(query: Query, user: String) {
        print("outbox of \(user)")
        database = query.database
    }
}

final class Editor: Sendable {
    let inbox: Inbox
    let database: Database
    init(inbox: Inbox, database: Database, user: String, number: Int) {
        print("editor \(number) of \(user)")
        self.inbox = inbox
        self.database = database
    }
}

struct Tool {
    let editor: Editor
    let outbox: Outbox
    let query: Query
    let user: String
}
