import Dovetail

enum AppScope: Scope {}
enum Audit {}
enum Debug {}

protocol Log: Sendable {}
struct FileLog: Log {}
struct FakeLog: Log {}
struct CountingLog: Log { let log: any Log }
struct Screen: Sendable { let audit: any Log; let plain: any Log }

enum LogAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FileLog.self, as: (any Log).self).tagged(Audit.self)
        Shared(Screen.self).using((any Log).self, tag: Audit.self, for: "audit")
            .using((any Log).self, tag: Audit.self, for: "plain")
        Decorator(CountingLog.self, of: (any Log).self)
    }
}

enum Untagged: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FakeLog.self, as: (any Log).self)
    }
}

enum OtherwiseTagged: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input((any Log).self).tagged(Debug.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        LogAssembly.self
        Expose(Screen.self)
    }
}

enum First: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(Untagged.self)
    }
}

enum Second: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(OtherwiseTagged.self)
    }
}

enum PlainAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FileLog.self, as: (any Log).self)
        Decorator(CountingLog.self, of: (any Log).self, tag: Audit.self)
    }
}

enum Third: Composition {
    static var assemblies: Assemblies {
        PlainAssembly.self
        Expose((any Log).self)
    }
}
