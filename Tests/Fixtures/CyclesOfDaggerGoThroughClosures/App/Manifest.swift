import Dovetail

enum ComponentScope: Scope {}
enum SubcomponentScope: Scope { typealias Parent = ComponentScope }

enum ComponentModule: Assembly {
    typealias Scope = ComponentScope

    static var registrations: Registrations {
        Shared(Itself.self)
        Transient(Anew.self)
        Shared(A.self)
        Shared(B.self)
        Shared(C.self)
        Shared(Outside.self)
        Shared(Shell.self)
        Shared(Factory.self)
        Transient(Product.self, arguments: Int.self)
        Shared(L1.self)
        Shared(L2.self)
        Shared(L3.self)
        Shared(L4.self)
        Shared(L5.self)
        Shared(L6.self)
    }
}

enum SubcomponentModule: Assembly {
    typealias Scope = SubcomponentScope

    static var registrations: Registrations {
        Shared(Kernel.self)
    }
}

enum Cycles: Composition {
    static var assemblies: Assemblies {
        ComponentModule.self
        SubcomponentModule.self
        Expose(Itself.self)
        Expose(Anew.self)
        Expose(Outside.self)
        Expose(Shell.self)
        Expose(Factory.self)
        Expose(L1.self)
    }
}
