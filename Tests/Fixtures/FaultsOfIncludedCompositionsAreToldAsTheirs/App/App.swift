import Dovetail

enum AppScope: Scope {}

protocol Log {}
struct QuietLog: Log {}
struct Screen { let store: Store }
struct Store {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
        Shared(PrintLog.self, as: (any Log).self)
    }
}
struct PrintLog: Log {}

enum StoreAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Store.self)
    }
}

enum Doubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(QuietLog.self, as: (any Log).self)
    }
}

/// By its name it comes before what it includes.
enum Demo: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(Doubles.self)
        Expose((any Log).self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}
