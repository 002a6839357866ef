import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Throwing.self)
        Shared(TypedThrowing.self)
        Shared(Loader.self)
        Shared(OnTop.self)
        Transient(ThrowingPage.self)
        Transient(AsyncPage.self)
        Transient(PlainPage.self)
        Shared(LazyThrowing.self).lazy()
        Transient(AboveLazy.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(Session.self)
        Transient(SessionPage.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(OnTop.self)
        Expose(TypedThrowing.self)
        Expose(ThrowingPage.self)
        Expose(AsyncPage.self)
        Expose(PlainPage.self)
        Expose(AboveLazy.self)
        Expose(SessionPage.self)
    }
}
