import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Meetings.self)
        Shared(Last.self).concurrent()
        Shared(First.self).concurrent()
        Shared(Settings.self)
        Shared(Summary.self)
        Shared(Second.self)
            .concurrent()
            .onEnd { _ in print("second ended") }
        Shared(Third.self, as: (any Loading).self, Third.self)
            .concurrent()
        Shared(AfterFirst.self).concurrent()
        // Only its hook takes it as what it is.
        Shared(Fourth.self, as: (any Saving).self)
            .concurrent()
            .onEnd { await $0.close() }
        Shared(AfterSummary.self)
            .concurrent()
            .onEnd { _ in print("after summary ended") }
        Shared(Patient.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose((any Loading).self)
        Expose((any Saving).self)
    }
}
