import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Gates.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(Before.self)
            .onEnd { _ in print("before ended") }
        Shared(Made.self)
            .concurrent()
            .onEnd { _ in print("made ended") }
        Shared(Failing.self)
            .concurrent()
            .onEnd { _ in print("never printed") }
        Shared(Slow.self)
            .concurrent()
            .onEnd { _ in print("slow ended") }
        Shared(FailingFirst.self)
            .concurrent()
        Shared(Following.self)
            .concurrent()
            .onEnd { _ in print("never printed") }
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Screen.self)
    }
}
