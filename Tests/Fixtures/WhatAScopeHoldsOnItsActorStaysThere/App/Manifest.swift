import Dovetail

enum AppScope: Scope {}
enum WindowScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = MainActor
}
enum JobScope: Scope { typealias Parent = WindowScope }
enum IndexScope: Scope {
    typealias Parent = WindowScope
    typealias Isolation = Indexing
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Menu.self)
    }
}

enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Input(Cursor.self)
        Transient(Row.self)
        Shared(Query.self)
    }
}

enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(Job.self)
        Transient(Rows.self)
        Transient(LaterCursor.self)
    }
}

enum IndexAssembly: Assembly {
    typealias Scope = IndexScope
    static var registrations: Registrations {
        Transient(Index.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        WindowAssembly.self
        JobAssembly.self
        IndexAssembly.self
        Expose(Menu.self)
        Expose(Query.self)
        Expose(Job.self)
        Expose(Rows.self)
        Expose(LaterCursor.self)
        Expose(Index.self)
    }
}
