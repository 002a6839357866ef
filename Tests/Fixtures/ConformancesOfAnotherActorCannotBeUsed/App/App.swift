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

final class Reader {
    let page: any Page
    @Background init(page: any Page) { self.page = page }
}

struct Screen {
    let page: any Page
    let readers: [Reader]
}

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Panel.self, as: (any Page).self) { @Background in Panel() }
        Transient(Panel.self)
        Transient(Reader.self)
            .using(Panel.self, for: "page")
            .into([Reader].self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}
