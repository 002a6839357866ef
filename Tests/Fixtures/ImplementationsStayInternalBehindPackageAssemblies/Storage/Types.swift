package protocol Cache: AnyObject, Sendable {}

package protocol Journal: Sendable {
    var text: String { get }
}

protocol Line: AnyObject, Sendable {}

enum Mode: Sendable {
    case reading, writing
}

final class Database: Sendable {
    let name: String
    init(name: String) { self.name = name }
    func close() { print("database \(name) closed") }
}

struct Statement: Sendable {
    let number: Int
    let mode: Mode
    let database: Database
}

final class MemoryCache: Cache {
    let database: Database
    init(database: Database) { self.database = database }
    func flush() { print("cache flushed") }
}

final class Log: Sendable {
    init(line: any Line) { print("log made") }
}

final class Wire: Line {
    init() {}
}

/// What has to be in the graph to come at all.
final class Nowhere: Sendable {}

/// Takes its module's own types in every way.
final class FileJournal: Journal {
    let text: String

    init(
        database: Database,
        same: Database?,
        nowhere: Nowhere?,
        cache: MemoryCache,
        anyCache: any Cache,
        again: @Sendable () -> Database,
        statement: (Int, Mode) -> Statement,
        log: @escaping @Sendable () throws -> Log,
        line: any Line,
        wire: (() -> Wire)
    ) {
        let made = statement(3, .writing)
        text = [
            "\(database === same)", "\(nowhere == nil)", "\(cache === anyCache)", "\(again() === database)",
            "\(made.number) \(made.mode) \(made.database === database)", "\(wire() === line)",
        ].joined(separator: " ")
    }
}
