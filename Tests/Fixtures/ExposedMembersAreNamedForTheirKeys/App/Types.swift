protocol Database: Sendable {
    var name: String { get }
}

struct MainDatabase: Database {
    let name = "main"
}

struct FixedDatabase: Database {
    let name: String
}

typealias Token = String

struct Log: Sendable {
    let lines: Int
}

final class Editor: Sendable {
    let text: String
    init(id: Int, database: any Database) { text = "editor \(id) of \(database.name)" }
}

final class FixedEditor: Sendable {
    let editor: Editor
    init(number: Int) { editor = Editor(id: number, database: FixedDatabase(name: "fixed")) }
}

enum First {
    struct Page: Sendable {
        let text = "first"
    }
}

/// Of the same name in generated code as the type in `First`.
struct FirstPage: Sendable {
    let text = "second"
}

/// Called like the function that opens a scope which only the demo has.
struct OpenDetail: Sendable {
    let text = "open detail"
}

struct Detail: Sendable {
    let text = "detail"
}
