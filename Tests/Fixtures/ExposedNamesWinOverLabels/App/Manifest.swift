import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Opener.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Input((any Log).self)
        Decorator(Covered.self, of: (any Log).self)
        Input(Bool.self, name: "flag")
        Shared(Flag.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Opener.self)
        Expose((any Log).self)
        Expose(Flag.self)
    }
}
