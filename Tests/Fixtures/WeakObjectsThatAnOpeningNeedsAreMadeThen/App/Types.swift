import Synchronization

final class Log: Sendable {
    private let storage = Mutex<[String]>([])
    func add(_ line: String) { storage.withLock { $0.append(line) } }
    func take() -> String {
        storage.withLock { lines in
            defer { lines = [] }
            return lines.joined(separator: " ")
        }
    }
}

protocol Loading: Sendable { var parser: Parser { get } }

final class Loader: Loading {
    let parser: Parser
    let log: Log
    init(parser: Parser, log: Log) throws {
        self.parser = parser
        self.log = log
        log.add("+loader")
    }
    deinit { log.add("-loader") }
}

final class Parser: Sendable {
    let table: Table
    let log: Log
    init(table: Table, log: Log) {
        self.table = table
        self.log = log
        log.add("+parser")
    }
    deinit { log.add("-parser") }
}

final class Table: Sendable {}

struct Import {
    let loading: any Loading
    let loader: Loader
    let parser: Parser
}

/// Uses what it takes and keeps none of it.
final class Settings: Sendable {
    let table: Table
    init(imported: Import, loader: Loader) {
        table = imported.parser.table
        imported.loader.log.add(imported.loader === loader && imported.loading.parser === imported.parser ? "one" : "two")
    }
}

final class Kept: Sendable {}

final class Keeper: Sendable {
    let kept: Kept
    init(kept: Kept) { self.kept = kept }
}
