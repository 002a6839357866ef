import Foundation

@globalActor actor Drawing {
    static let shared = Drawing()
}

final class Store: Sendable {
    init() {}
}

/// The superclass is a binary module's, and might be isolated as those of user interfaces are.
final class Label: Formatter {
    let store: Store

    init(store: Store) {
        MainActor.assertIsolated()
        self.store = store
        super.init()
    }

    required init?(coder: NSCoder) { nil }
}

class Base: Formatter {}

final class Row: Base {
    init(store: Store) {
        Drawing.assertIsolated()
        super.init()
    }

    required init?(coder: NSCoder) { nil }
}

struct Screen {
    let label: Label
}

@MainActor final class Theme {
    init() {}
}
