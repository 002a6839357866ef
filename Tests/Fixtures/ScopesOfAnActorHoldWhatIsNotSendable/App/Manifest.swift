import Dovetail

enum AppScope: Scope {}
enum WindowScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = MainActor
}
enum SheetScope: Scope {
    typealias Parent = WindowScope
    typealias Isolation = MainActor
}
/// Sendable itself, in a scope that lives on an actor.
enum JobScope: Scope { typealias Parent = WindowScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Store.self)
    }
}

enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Input(Frame.self)
        Input(Int.self, name: "number")
        Shared(Cursor.self)
            .onEnd { $0.close() }
        Shared(History.self, as: (any Undoing).self)
            .onEnd { await $0.flush() }
        Shared(Log.self)
            .onEnd { await $0.close() }
        Shared(Palette.self).lazy()
            .onEnd { $0.close() }
        Shared(Loaded.self) { (cursor: Cursor) async in await Loaded.load(cursor) }
        Transient(Row.self, arguments: String.self)
        Transient(Toolbar.self)
        Shared(Canvas.self)
        Shared(Screen.self)
    }
}

enum SheetAssembly: Assembly {
    typealias Scope = SheetScope
    static var registrations: Registrations {
        Input(String.self, name: "title")
        Shared(Sheet.self)
            .onEnd { $0.close() }
    }
}

enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(Job.self)
        Transient(Snapshot.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        WindowAssembly.self
        SheetAssembly.self
        JobAssembly.self
        Expose(Screen.self)
        Expose((any Undoing).self)
        Expose(Palette.self)
        Expose(Row.self)
        Expose(Log.self)
        Expose(Sheet.self)
        Expose(Job.self)
        Expose(Snapshot.self)
    }
}
