import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(A.self)
        Shared(B.self)
        Shared(C.self)
        Shared(Own.self)
        Transient(Node.self)
        Transient(Left.self)
        Transient(Right.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(A.self)
        Expose(Own.self)
        Expose(Node.self)
        Expose(Left.self)
    }
}
