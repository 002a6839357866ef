import Dovetail

@globalActor actor Background {
    static let shared = Background()
}

protocol Page { func show() }

/// Made anywhere, and a page on one actor only.
final class Panel {
    init() {}
}

extension Panel: @MainActor Page {
    func show() {}
}

struct Screen {
    let page: any Page
}

@Background final class Reader {
    init(page: any Page) {}
}

enum ShelfScope: Scope { typealias Isolation = Background }
enum DeskScope: Scope {}

enum ShelfAssembly: Assembly {
    typealias Scope = ShelfScope
    static var registrations: Registrations {
        Shared(Panel.self, as: (any Page).self)
        Transient(Screen.self)
    }
}

enum DeskAssembly: Assembly {
    typealias Scope = DeskScope
    static var registrations: Registrations {
        Transient(Panel.self, as: (any Page).self)
        Transient(Reader.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        ShelfAssembly.self
        DeskAssembly.self
        Expose(Screen.self)
        Expose(Reader.self)
    }
}
