import Dovetail

enum AppScope: Scope {}

protocol Log: Sendable {}
final class FileLog: Log {}
final class OtherLog: Log {}

enum First: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FileLog.self, as: (any Log).self, FileLog.self)
    }
}

enum Second: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FileLog.self, as: (any Log).self, FileLog.self)
    }
}

enum Third: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(OtherLog.self, as: (any Log).self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        First.self
        Second.self
        Third.self
        Expose((any Log).self)
        Expose(FileLog.self)
    }
}

/// Finds the same, which is told once.
enum Again: Composition {
    static var assemblies: Assemblies {
        First.self
        Second.self
        Third.self
        Expose((any Log).self)
        Expose(FileLog.self)
    }
}
