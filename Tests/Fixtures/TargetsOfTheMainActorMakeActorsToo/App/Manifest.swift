import Dovetail

nonisolated enum PlainScope: Scope {}

nonisolated enum PlainAssembly: Assembly {
    typealias DefaultIsolation = MainActor
    typealias Scope = PlainScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Plain.self).onEnd { await $0.close() }
        Shared(Waiting.self).concurrent()
        Shared(Failing.self)
        Shared(Started.self)
        Shared(StartedSlowly.self)
            .concurrent()
            .onEnd { await $0.close() }
        Shared(Taking.self)
        Shared(Late.self).lazy()
        Transient(Note.self)
        Transient(Passing.self)
        Transient(Screen.self)
    }
}

nonisolated enum MainScope: Scope {
    typealias Isolation = MainActor
}

nonisolated enum MainAssembly: Assembly {
    typealias Scope = MainScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Plain.self).onEnd { await $0.close() }
        Shared(Waiting.self)
        Shared(Failing.self)
        Shared(Started.self)
        Shared(StartedSlowly.self)
            .concurrent()
            .onEnd { await $0.close() }
        Shared(Taking.self)
        Weak(Late.self)
        Transient(Note.self)
        Transient(Passing.self)
        Transient(Screen.self)
    }
}

nonisolated enum JobScope: Scope {
    typealias Isolation = Unsynchronized
}

nonisolated enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Plain.self).onEnd { await $0.close() }
        Shared(Waiting.self).concurrent()
        Shared(Failing.self)
        Shared(Started.self)
        Shared(StartedSlowly.self)
            .concurrent()
            .onEnd { await $0.close() }
        Shared(Taking.self)
        Shared(Late.self).lazy()
        Transient(Note.self)
        Transient(Passing.self)
        Transient(Screen.self)
    }
}

nonisolated enum Product: Composition {
    static var assemblies: Assemblies {
        PlainAssembly.self
        MainAssembly.self
        JobAssembly.self
        Expose(Screen.self)
    }
}
