import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Input(String.self, name: "needless")
        Shared(Unused.self)
        Transient(AlsoUnused.self, as: (any Idle).self)
        Shared(Left.self)
        Shared(Right.self)
        Shared(Slow.self).lazy()
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Left.self)
    }
}
