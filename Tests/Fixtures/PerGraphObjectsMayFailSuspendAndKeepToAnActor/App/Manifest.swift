import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Bool.self, name: "isBroken")
        PerGraph(Failing.self)
        PerGraph(Suspending.self) { (failing: Failing) async in await Suspending.make(failing) }
        PerGraph(Model.self)
        Transient(Row.self)
        Transient(List.self)
        Transient(Page.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(Worker.self)
        Transient(Window.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Page.self)
        Expose(List.self)
        Expose(Worker.self)
        Expose(Window.self)
        Expose(Suspending.self)
    }
}
