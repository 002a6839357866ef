import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
enum OtherScope: Scope { typealias Parent = AppScope }

enum Format: Sendable { case pdf, html }

struct Thing: Sendable {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Thing.self).into([Format: Thing].self, key: .pdf)
        Shared(Thing.self).into([Int: Thing].self, key: 0x10).into([String: Thing].self, key: "a")
        // One letter, or a letter and an accent.
        Shared(Thing.self).into([String: Thing].self, key: "\u{E9}")
        Shared(Thing.self).into([Bool: Thing].self, key: true)
    }
}

enum SecondAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Thing.self).into([Format: Thing].self, key: Format.pdf)
        Shared(Thing.self).into([Int: Thing].self, key: 1_6)
        Shared(Thing.self).into([String: Thing].self, key: "e\u{301}")
        Shared(Thing.self).into([Int: Thing].self, key: -0x10)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(Thing.self).into([String: Thing].self, key: "\u{61}")
        Shared(Thing.self).into([Format: Thing].self, key: .html)
        Shared(Thing.self).into([Bool: Thing].self, key: false)
    }
}

enum OtherAssembly: Assembly {
    typealias Scope = OtherScope

    static var registrations: Registrations {
        Shared(Thing.self).into([Format: Thing].self, key: .html)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        SecondAssembly.self
        ChildAssembly.self
        OtherAssembly.self
        Expose([Format: Thing].self)
        Expose([Int: Thing].self)
        Expose([String: Thing].self)
        Expose([Bool: Thing].self)
    }
}
