import Dovetail

enum AppScope: Scope {}
enum JobScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = Unsynchronized
}
enum StepScope: Scope { typealias Parent = JobScope }
enum PanelScope: Scope {
    typealias Parent = JobScope
    typealias Isolation = MainActor
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Menu.self)
    }
}

enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Input(Draft.self)
        Shared(Index.self).lazy()
        Transient(Line.self)
        Transient(Lines.self)
        Transient(Search.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        JobAssembly.self
        Expose(Menu.self)
        Expose(Lines.self)
        Expose(Search.self)
    }
}
