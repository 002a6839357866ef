import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }
enum SessionScope: Scope { typealias Parent = AccountScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Transport.self)
            .onEnd { await $0.close() }
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Input(String.self, name: "user")
        Shared(Sync.self, as: (any Syncing).self)
            .onEnd { sync in
                // Several lines, and one that throws.
                print("stopping sync of \(sync.user)")
                try sync.stop()
            }
        Shared(Store.self)
            .onEnd { store in store.close() }
        Shared(Plain.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Editor.self)
            .onEnd { await $0.save() }
        Shared(Cursor.self)
            .onEnd { print("cursor \($0.number) gone") }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        SessionAssembly.self
        Expose((any Syncing).self)
        Expose(Plain.self)
        Expose(Cursor.self)
        Expose(Editor.self)
    }
}
