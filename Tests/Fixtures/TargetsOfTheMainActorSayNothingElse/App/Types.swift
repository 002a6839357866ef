import Dovetail
import Kit

@MainActor protocol Naming: Sendable { var name: String { get } }

final class Session: Naming {
    let name: String
    init(user: String) { name = user }
}

final class Upper: Naming {
    let inner: any Naming
    init(inner: any Naming) { self.inner = inner }
    var name: String { inner.name.uppercased() }
}

final class History {
    var visits: [String] = []
    init(naming: any Naming) { print("history of", naming.name) }
}

struct Avatar { let text: String }

final class Preview {
    let avatar: Avatar
    init(avatar: Avatar) { self.avatar = avatar }
}

final class Visit {
    init() {}
}

@MainActor protocol Tool: Sendable { var title: String { get } }
struct Search: Tool { let title = "search" }
final class Share: Tool {
    let title: String
    init(clock: Clock) { title = "share " + clock.text }
}

struct Toolbox { let tools: [any Tool] }

struct Row {
    let number: Int
    let visit: Visit
}

struct Table {
    let makeRow: (Int) -> Row
    let visit: Visit
}


final class Opening {
    let open: (Int) async throws -> Opened<Window>
    let history: () throws -> History
    init(open: @escaping (Int) async throws -> Opened<Window>, history: @escaping () throws -> History) {
        self.open = open
        self.history = history
    }
}

final class Window {
    let number: Int
    init(number: Int, naming: any Naming) { self.number = number }
    func close() { print("window \(number) closed") }
}

final class Palette {
    let window: Window
    init(window: Window) { self.window = window }
}

final class Tip {
    let palette: () throws -> Palette
    init(palette: @escaping () throws -> Palette) { self.palette = palette }
}

final class Panel {
    let title: String
    let window: Window
    init(title: String, window: Window) {
        self.title = title
        self.window = window
    }
}

final class Loaded {
    let number: Int
    init(number: Int) { self.number = number }
    static func load(_ window: Window) async -> Loaded { Loaded(number: window.number) }
}

nonisolated final class Draft {
    var text = "draft"
    init() {}
}

nonisolated final class Cache {
    let draft: Draft
    init(draft: Draft) { self.draft = draft }
}

nonisolated struct Editor {
    let draft: Draft
    let cache: () throws -> Cache
}
