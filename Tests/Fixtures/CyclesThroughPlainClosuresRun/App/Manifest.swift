import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(A.self)
        Transient(B.self)
        Transient(C.self)
        Transient(Editor.self, arguments: String.self)
        Transient(Toolbar.self, arguments: String.self)
        Shared(Cache.self).lazy()
        Shared(Owner.self)
        Shared(First.self)
        Shared(Second.self)
        Shared(Third.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(A.self)
        Expose(Editor.self)
        Expose(Owner.self)
        Expose(Third.self)
    }
}
