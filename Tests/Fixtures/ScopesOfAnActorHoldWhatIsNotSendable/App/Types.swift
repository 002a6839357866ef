final class Store: Sendable {
    init() {}
}

/// Not `Sendable`, and it says nothing of actors.
final class Frame {
    var width = 100
}

final class Cursor {
    var line = 0
    init(frame: Frame, store: Store) { line = frame.width / 10 }
    func close() { print("cursor closed at \(line)") }
}

protocol Undoing: AnyObject {
    var steps: [String] { get }
    func add(_ step: String)
}

final class History: Undoing {
    private(set) var steps: [String] = []
    let cursor: Cursor
    init(cursor: Cursor) { self.cursor = cursor }
    func add(_ step: String) { steps.append(step) }
    nonisolated(nonsending) func flush() async { print("history flushed: \(steps.joined(separator: ", "))") }
}

actor Log {
    init(store: Store) {}
    func close() { print("log closed") }
}

final class Palette {
    let history: any Undoing
    init(history: any Undoing) {
        print("palette made")
        self.history = history
    }
    func close() { print("palette closed") }
}

final class Loaded {
    let line: Int
    init(line: Int) { self.line = line }
    nonisolated(nonsending) static func load(_ cursor: Cursor) async -> Loaded { Loaded(line: cursor.line) }
}

final class Row {
    let text: String
    let cursor: Cursor
    init(text: String, cursor: Cursor) {
        self.text = text
        self.cursor = cursor
    }
}

struct Toolbar {
    let history: any Undoing
    let palette: () throws -> Palette
}

@MainActor final class Canvas {
    let frame: Frame
    init(frame: Frame) { self.frame = frame }
}

/// Plain closures, made on the actor of the scope and staying there.
final class Screen {
    let makeRow: (String) -> Row
    let makeToolbar: () -> Toolbar
    let cursor: () -> Cursor
    let isolatedCursor: @MainActor () -> Cursor
    let palette: @MainActor () throws -> Palette
    let laterRow: (String) async -> Row
    let openSheet: (String) throws -> (Sheet, end: @Sendable () async -> Void)
    let canvas: Canvas
    let loaded: Loaded

    init(
        makeRow: @escaping (String) -> Row,
        makeToolbar: @escaping () -> Toolbar,
        cursor: @escaping () -> Cursor,
        isolatedCursor: @escaping @MainActor () -> Cursor,
        palette: @escaping @MainActor () throws -> Palette,
        laterRow: @escaping (String) async -> Row,
        openSheet: @escaping (String) throws -> (Sheet, end: @Sendable () async -> Void),
        canvas: Canvas,
        loaded: Loaded
    ) {
        self.makeRow = makeRow
        self.makeToolbar = makeToolbar
        self.cursor = cursor
        self.isolatedCursor = isolatedCursor
        self.palette = palette
        self.laterRow = laterRow
        self.openSheet = openSheet
        self.canvas = canvas
        self.loaded = loaded
    }
}

final class Sheet {
    let title: String
    let cursor: Cursor
    init(title: String, cursor: Cursor) {
        self.title = title
        self.cursor = cursor
    }
    func close() { print("sheet \(title) closed") }
}

final class Job: Sendable {
    let log: Log
    let number: Int
    /// What it reads is the window's own, so that it is made on the window's actor; it keeps none of it.
    init(log: Log, number: Int, cursor: Cursor) {
        self.log = log
        self.number = number + cursor.line
    }
}

struct Snapshot {
    let cursor: Cursor
    let job: Job
}
