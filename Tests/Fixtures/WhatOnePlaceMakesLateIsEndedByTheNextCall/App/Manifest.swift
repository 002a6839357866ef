import Dovetail

enum CommandScope: Scope { typealias Isolation = Unsynchronized }
enum FileScope: Scope {
    typealias Parent = CommandScope
    typealias Isolation = Unsynchronized
}

enum CommandAssembly: Assembly {
    typealias Scope = CommandScope
    static var registrations: Registrations {
        Shared(Output.self)
            .onEnd { await $0.close() }
        Shared(Store.self).lazy()
            .onEnd { await $0.close() }
        Shared(Cache.self).lazy()
            .onEnd { await $0.close() }
    }
}

enum FileAssembly: Assembly {
    typealias Scope = FileScope
    static var registrations: Registrations {
        Shared(Page.self).lazy()
            .onEnd { await $0.close() }
    }
}

enum Tool: Composition {
    static var assemblies: Assemblies {
        CommandAssembly.self
        FileAssembly.self
        Expose(Output.self)
        Expose(Store.self)
        Expose(Cache.self)
        Expose(Page.self)
    }
}
