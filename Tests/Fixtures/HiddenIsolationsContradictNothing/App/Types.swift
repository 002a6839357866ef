import Foundation

@globalActor actor Drawing {
    static let shared = Drawing()
}

/// All that it is can be read.
final class Plain: Sendable {
    init() {}
}

@MainActor final class Theme {
    init() {}
}

final class Label: Formatter {
    nonisolated override init() { super.init() }
    required init?(coder: NSCoder) { nil }
}

final class Title: Formatter {
    init(plain: Plain) { super.init() }
    required init?(coder: NSCoder) { nil }
}

final class Row: Formatter {
    init(plain: Plain) { super.init() }
    required init?(coder: NSCoder) { nil }
}

final class Mark: Formatter {
    init(plain: Plain) { super.init() }
    required init?(coder: NSCoder) { nil }
}

final class Word: Formatter {
    init(plain: Plain) { super.init() }
    required init?(coder: NSCoder) { nil }
}
