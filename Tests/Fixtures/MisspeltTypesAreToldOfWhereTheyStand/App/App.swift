import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }
enum Audit {}

protocol Log: Sendable {}
protocol Store: Sendable {}
protocol Plugin: Sendable {}
struct Owner: Sendable {}
struct DocumentID {}
struct FileLog: Log {}
struct AuditLog: Log {}
struct DiskStore: Store {}
struct CountingStore: Store { let store: any Store }
struct Spelling: Plugin {}
struct Editor { let id: DocumentID }

struct Screen {
    let log: any Log
    let audit: any Log
    let store: any Store
    let plugins: [any Plugin]
    let owner: Owner
    let editor: (DocumentID) -> Editor
}

enum Main: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FileLog.self)
        Shared(AuditLog.self, as: (any Log).self).tagged(Audti.self)
        Shared(DiskStore.self, as: (any Stroe).self)
        Shared(Spelling.self).into([any Plugn].self)
        Input(Ownr.self)
        Transient(Editor.self, arguments: DocumntID.self)
        Transient(Screen.self)
            .using(FielLog.self, for: "log")
            .using((any Log).self, tag: Audit.self, for: "audit")
    }
}

enum Account: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Shared(Spelling.self)
        Decorator(CountingStore.self, of: (any Stor).self)
        Transient(Opener.self).using(scope: AcountScope.self, for: "open")
    }
}

struct Opener { let open: () throws -> (Spelling, end: @Sendable () async -> Void) }

enum Product: Composition {
    static var assemblies: Assemblies {
        Main.self
        Expose(Screen.self)
        Expose(Sreen.self)
        Expose((any Log).self, tag: Audt.self)
    }
}

enum Whole: Composition {
    static var assemblies: Assemblies {
        Account.self
        Expose(Opener.self)
    }
}
