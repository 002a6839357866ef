import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }

protocol Log: Sendable {}
protocol Store: Sendable {}
struct FileLog: Log {}
struct CountingLog: Log { let log: any Log }
struct DiskStore: Store {}
struct LoggedStore: Store {
    let store: any Store
    let log: any Log
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(DiskStore.self, as: (any Store).self)
        Decorator(LoggedStore.self, of: (any Store).self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Shared(FileLog.self, as: (any Log).self)
        Decorator(CountingLog.self, of: (any Log).self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        Expose((any Store).self)
    }
}
