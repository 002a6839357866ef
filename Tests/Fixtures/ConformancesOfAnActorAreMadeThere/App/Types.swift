import Dovetail

@globalActor actor Background {
    static let shared = Background()
}

protocol Titled { var title: String { get } }
protocol Page: Titled { func show() }

/// It can be made anywhere, and is a page on the main actor only.
@MainActor class Panel {
    nonisolated init() {}
    func show() { MainActor.assertIsolated() }
}

extension Panel: @MainActor Page {
    var title: String { "panel" }
}

/// A page by way of its superclass.
final class Sheet: Panel {}

@MainActor final class Framed: @MainActor Page {
    let inner: any Page
    init(inner: any Page) { self.inner = inner }
    var title: String { "framed \(inner.title)" }
    func show() { inner.show() }
}

/// Isolated nowhere itself.
final class Record {
    let number: Int
    init(number: Int) { self.number = number }
}

extension Record: @Background Titled {
    var title: String {
        Background.shared.assertIsolated()
        return "record \(number)"
    }
}

/// Takes one as what it is not registered as.
struct Spread {
    let page: any Page
}

struct Book {
    let pages: [any Page]
    let spread: Spread
    let titled: any Titled
    let weakPage: () throws -> any Page
    func show() -> [String] {
        for page in pages { page.show() }
        return pages.map(\.title) + [spread.page.title, titled.title]
    }
}

struct Shelf {
    let titled: any Titled
}

struct Desk {
    let page: any Page
}
