import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Parent.self, as: (any Parenting).self)
        Shared(Child.self, as: (any Childlike).self)
        Shared(A.self)
        Shared(B.self)
        Shared(C.self)
        Shared(D.self)
        Shared(Root.self).lazy()
        Shared(Companion.self).lazy()
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose((any Parenting).self)
        Expose(A.self)
        Expose(Root.self)
    }
}
