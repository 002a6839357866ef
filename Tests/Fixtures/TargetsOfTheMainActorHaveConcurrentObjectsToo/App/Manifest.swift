import Dovetail

nonisolated enum AppScope: Scope {}
nonisolated enum WindowScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = MainActor
}
nonisolated enum WorkScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = Background
}
nonisolated enum JobScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = Unsynchronized
}

nonisolated enum AppAssembly: Assembly {
    typealias DefaultIsolation = MainActor
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Store.self)
    }
}

nonisolated enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Input(Meeting.self)
        Input(Int.self, name: "number")
        Shared(WindowView.self).concurrent()
        Shared(WindowElsewhere.self).concurrent()
        Shared(WindowLoader.self)
            .concurrent()
            .onEnd { await $0.close() }
        Shared(WindowCounter.self)
            .concurrent()
            .onEnd { await $0.close() }
        Transient(WindowPart.self)
        Transient(WindowScreen.self)
    }
}

nonisolated enum WorkAssembly: Assembly {
    typealias Scope = WorkScope
    static var registrations: Registrations {
        Input(Meeting.self)
        Input(Int.self, name: "number")
        Shared(WorkView.self).concurrent()
        Shared(WorkElsewhere.self).concurrent()
        Shared(WorkLoader.self)
            .concurrent()
            .onEnd { await $0.close() }
        Shared(WorkCounter.self)
            .concurrent()
            .onEnd { await $0.close() }
        Transient(WorkPart.self)
        Transient(WorkScreen.self)
    }
}

nonisolated enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Input(Meeting.self)
        Input(Int.self, name: "number")
        Shared(JobView.self).concurrent()
        Shared(JobElsewhere.self).concurrent()
        Shared(JobLoader.self)
            .concurrent()
            .onEnd { await $0.close() }
        Shared(JobCounter.self)
            .concurrent()
            .onEnd { await $0.close() }
        Transient(JobPart.self)
        Transient(JobScreen.self)
    }
}

nonisolated enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        WindowAssembly.self
        WorkAssembly.self
        JobAssembly.self
        Expose(Store.self)
        Expose(WindowScreen.self)
        Expose(WorkScreen.self)
        Expose(JobScreen.self)
    }
}
