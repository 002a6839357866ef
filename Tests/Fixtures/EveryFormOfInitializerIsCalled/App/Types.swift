final class Designated: Sendable {
    let text: String
    init(number: Int, text: String) { self.text = "\(number) \(text)" }
}

/// Its only initialiser is in another file.
struct InExtension: Sendable {
    enum Origin { case file, elsewhere }
    private let origin: Origin
    var text: String { "\(origin)" }

    private init(origin: Origin) { self.origin = origin }
    fileprivate static func make() -> InExtension { InExtension(origin: .elsewhere) }
}

extension InExtension {
    static func elsewhere() -> InExtension { make() }
}

/// What has a value of its own is left alone; a `let` that has one can't even be passed.
struct Memberwise {
    let number: Int
    var text: String
    let fixed = "fixed"
    var changed = "unchanged"
    var note: String?
    lazy var later = 1
    static let shared = 2
    var computed: Int { number + 1 }
}

struct Empty {}

class Base: @unchecked Sendable {
    let text: String
    init(text: String) { self.text = text }
}

final class Inheriting: Base, @unchecked Sendable {
    var added = 3
}

enum Choice {
    case small, large
    init(number: Int) { self = number > 10 ? .large : .small }
}

actor Counter {
    let start: Int
    init(number: Int) { start = number }
}

enum Outer {
    struct Inner {
        var number: Int
    }
}

struct Box<Content: Sendable>: Sendable {
    let content: Content
}
