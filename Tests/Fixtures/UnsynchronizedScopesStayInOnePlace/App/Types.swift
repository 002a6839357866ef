final class Options {
    var isVerbose = true
}

final class Output {
    private(set) var lines: [String] = []
    init(options: Options) { print("verbose:", options.isVerbose) }
    func write(_ line: String) { lines.append(line) }
    func flush() { print("flushed", lines) }
}

final class Connection {
    let output: Output
    init(output: Output) { self.output = output }
    nonisolated(nonsending) func close() async { print("connection closed after", output.lines.count) }
}

actor Clock {
    init() {}
    func stop() { print("clock stopped") }
}

final class Cache {
    let output: Output
    init(output: Output) {
        print("cache made")
        self.output = output
    }
    func drop() { print("cache dropped") }
}

final class Index {
    let size: Int
    init(size: Int) { self.size = size }
    nonisolated(nonsending) static func load(_ connection: Connection) async throws -> Index {
        Index(size: connection.output.lines.count)
    }
}

struct Line {
    let text: String
    let output: Output
}

struct Report {
    let cache: () throws -> Cache
    let makeLine: (String) -> Line
}

final class Printer {
    let output: Output
    let cache: () throws -> Cache
    let makeLine: (String) -> Line
    let makeLineLater: (String) async -> Line
    let clock: @Sendable () -> Clock

    init(
        output: Output,
        cache: @escaping () throws -> Cache,
        makeLine: @escaping (String) -> Line,
        makeLineLater: @escaping (String) async -> Line,
        clock: @escaping @Sendable () -> Clock
    ) {
        self.output = output
        self.cache = cache
        self.makeLine = makeLine
        self.makeLineLater = makeLineLater
        self.clock = clock
    }
}

/// Made on the main actor: a scope of one place may be used there as well.
@MainActor final class Panel {
    let output: () -> Output
    init(output: @escaping () -> Output) { self.output = output }
}

final class File {
    let path: String
    let output: Output
    init(path: String, output: Output) {
        self.path = path
        self.output = output
    }
    func close() { output.write("closed \(path)") }
}

final class Page {
    let text: String
    init(text: String) { self.text = text }
    nonisolated(nonsending) static func read(_ file: File, _ output: Output) async -> Page {
        output.write("read \(file.path)")
        return Page(text: "page of \(file.path)")
    }
}

final class Store: Sendable {
    init() {}
}

final class Draft {
    var text = "draft"
    init(options: Options, store: Store) {}
}

actor Journal {
    init(store: Store) {}
    func close() { print("journal closed") }
}

final class Loaded {
    let text: String
    init(text: String) { self.text = text }
    nonisolated(nonsending) static func load(_ draft: Draft) async -> Loaded { Loaded(text: draft.text) }
}

struct Editor {
    let draft: Draft
    let journal: Journal
}
