// case24 (uber/mockolo#171; typealiased/mockingbird#338; Kolos65/Mockable#85): where an initializer runs is read from it,
// its type and what the type conforms to, and carries to whatever makes the object. Effects of two initializers of one type
// are those of the one that is called.

struct MyErr: Error {}

@globalActor actor Worker {
    static let shared = Worker()
}

@MainActor final class Main {
    let text: String
    nonisolated init(raw: String) { text = raw }
}

@MainActor final class VM {
    let text: String
    init(n: Int) { text = "vm \(n)" }
    nonisolated init(raw: String) { text = "raw \(raw)" }
}

actor Store {
    let path: String
    init(path: String) { self.path = path }
}

actor Opened {
    let path: String
    init(path: String) async throws { self.path = path }
}

final class Loader: Sendable {
    let url: String
    init(url: String) async throws { self.url = url }
}

final class AboveLoader: Sendable {
    let loader: Loader
    init(loader: Loader, opened: Opened) { self.loader = loader }
}

final class Strict: Sendable {
    let x: Int
    init(x: Int) throws(MyErr) { self.x = x }
}

/// `throws(Never)` throws nothing, `throws(any Error)` is `throws`.
final class Spelled: Sendable {
    init(strict: Strict) throws(Never) {}
}

final class SpelledToo: Sendable {
    init(spelled: Spelled) throws(any Swift.Error) {}
}

/// Isolated in an extension, and to an actor of the user's.
final class Background: Sendable {
    @Worker init(n: Int) {}
}

@Worker final class WorkerView {
    let n: Int
    init(n: Int) { self.n = n }
    deinit {}
}

/// Of a memberwise initializer.
@MainActor struct Row {
    var title: String
    var count = 0
}

/// Of a protocol that inherits from an isolated one.
@MainActor protocol Screen {}
protocol ListScreen: Screen {}

final class List: ListScreen {
    init(n: Int) {}
}

/// A conformance in an extension isolates nothing if it is in another file.
final class Late {
    init(n: Int) {}
}

/// Its isolation is taken back.
nonisolated final class Free: Screen {
    init(n: Int) {}
}

class Base {
    @MainActor init(n: Int) {}
}

/// Inherits an initializer with what it is isolated to.
final class Derived: Base {}

struct Maker {
    let vm: VM
    let make: @MainActor () -> VM
    let makeRow: @MainActor () async -> Row
}
