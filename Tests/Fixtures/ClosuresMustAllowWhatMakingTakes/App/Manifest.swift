import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Database.self)
        Transient(Query.self)
        Transient(Above.self)
        Transient(ViewModel.self)
        Transient(PlainPage.self)
        Shared(LazyAsync.self).lazy()
        Transient(Risky.self)
        Transient(Careless.self)
        Transient(TypedPage.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Session.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(PlainPage.self)
        Expose(LazyAsync.self)
        Expose(TypedPage.self)
    }
}
