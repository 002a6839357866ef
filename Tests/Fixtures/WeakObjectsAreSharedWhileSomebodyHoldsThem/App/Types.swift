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

final class Index: Sendable {
    let log: Log
    init(log: Log) {
        self.log = log
        log.add("+index")
    }
    deinit { log.add("-index") }
}

protocol Reading: Sendable { var index: Index { get } }
protocol Writing: Sendable { var index: Index { get } }

/// Held as what it is: neither protocol is one of classes.
final class Cache: Reading, Writing {
    let index: Index
    init(index: Index) { self.index = index }
}

actor Worker {
    let log: Log
    let index: Index
    init(log: Log, index: Index) {
        self.log = log
        self.index = index
        log.add("+worker")
    }
    deinit { log.add("-worker") }
}

struct Refusal: Error {}

@MainActor
final class Failing {
    static var isRefusing = true
    init() throws {
        if Self.isRefusing { throw Refusal() }
    }
}

struct Screen {
    let index: Index
    let reading: any Reading
    let writing: any Writing
    let draft: Draft
    let newIndex: () throws -> Index
}

struct Draft {
    let index: Index
}

final class Finder: Sendable {
    let find: @Sendable () throws -> Index
    let read: @Sendable () throws -> any Reading
    let work: @Sendable () async throws -> Worker
    init(
        find: @escaping @Sendable () throws -> Index,
        read: @escaping @Sendable () throws -> any Reading,
        work: @escaping @Sendable () async throws -> Worker
    ) {
        self.find = find
        self.read = read
        self.work = work
    }
}

final class Late: Sendable {
    let find: @Sendable () throws -> Index
    init(find: @escaping @Sendable () throws -> Index) { self.find = find }
}

final class Session: Sendable {
    let index: Index
    init(index: Index) { self.index = index }
}

struct Page {
    let session: Session
    let index: Index
}

