import Dovetail

/// The whole tree is used from one place: no locks, no Sendable.
enum CommandScope: Scope { typealias Isolation = Unsynchronized }
enum FileScope: Scope {
    typealias Parent = CommandScope
    typealias Isolation = Unsynchronized
}

enum CommandAssembly: Assembly {
    typealias Scope = CommandScope
    static var registrations: Registrations {
        Input(Options.self)
        Shared(Output.self)
            .onEnd { $0.flush() }
        Shared(Connection.self)
            .onEnd { await $0.close() }
        Shared(Clock.self)
            .onEnd { await $0.stop() }
        Shared(Cache.self).lazy()
            .onEnd { $0.drop() }
        Shared(Index.self) { (connection: Connection) async throws in try await Index.load(connection) }
        Transient(Line.self, arguments: String.self)
        Transient(Report.self)
        Shared(Printer.self)
        Transient(Panel.self)
    }
}

enum FileAssembly: Assembly {
    typealias Scope = FileScope
    static var registrations: Registrations {
        Input(String.self, name: "path")
        Shared(File.self)
            .onEnd { $0.close() }
        Transient(Page.self) { (file: File, output: Output) async in await Page.read(file, output) }
    }
}

enum Tool: Composition {
    static var assemblies: Assemblies {
        CommandAssembly.self
        FileAssembly.self
        Expose(Printer.self)
        Expose(Cache.self)
        Expose(Report.self)
        Expose(Index.self)
        Expose(Clock.self)
        Expose(Panel.self)
        Expose(File.self)
        Expose(Page.self)
    }
}

// A scope of one place in one that is used from anywhere.

enum AppScope: Scope {}
enum JobScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = Unsynchronized
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Store.self)
    }
}

enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Input(Options.self)
        Shared(Draft.self)
        Shared(Journal.self)
            .onEnd { await $0.close() }
        Shared(Loaded.self) { (draft: Draft) async in await Loaded.load(draft) }
        Transient(Editor.self)
    }
}

enum App: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        JobAssembly.self
        Expose(Editor.self)
        Expose(Journal.self)
        Expose(Loaded.self)
    }
}
