import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum Format: Sendable {
    case pdf, html
    case other(String)
    static let usual = Format.pdf
}

extension Format: Hashable {}

struct Color: Hashable, Sendable {
    static let red = Color()
}

struct Thing: Sendable {}

enum FaultyAssembly: Assembly {
    typealias Scope = AppScope
    static let name = "name"

    static var registrations: Registrations {
        Shared(Thing.self).into([Format: Thing].self, key: .usual)
        Shared(Thing.self).into([Format: Thing].self, key: .other("a"))
        Shared(Thing.self).into([Format: Thing].self, key: Format.usual)
        Shared(Thing.self).into([Color: Thing].self, key: .red)
        Shared(Thing.self).into([Double: Thing].self, key: 1.0)
        Shared(Thing.self).into([String: Thing].self, key: name)
        Shared(Thing.self).into([String: Thing].self, key: "\(name)")
        Shared(Thing.self).into([Int: Thing].self, key: 1 + 1)
        Shared(Thing.self).into([Bool: Thing].self, key: !true)
        Shared(Thing.self).into([String: Thing].self, key: "a").into([String: Thing].self, key: "\u{61}")
        Shared(Thing.self).into([Thing].self).into([Thing].self)
    }
}

enum WrongAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Thing.self).into(Set<Color>.self)
        Shared(Thing.self).into(Thing.self)
        Shared(Thing.self).into([Thing].self, key: 1)
        Shared(Thing.self).into([String: Thing].self)
        Shared(Thing.self).into()
        Shared(Thing.self).into([Thing].self, at: 1)
        Transient(Thing.self, arguments: Int.self) { (_: Int) in Thing() }.into([Thing].self)
        Input(Thing.self).into([any Sendable].self)
        Shared(Thing.self, into: [Thing].self)
        Contributions([Thing].self)
        Contributions(Thing.self).allowEmpty()
        Contributions([Thing].self).allowEmpty().allowEmpty()
        Contributions([Thing].self).allowEmpty().lazy()
        Contributions()
    }
}
