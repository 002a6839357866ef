import Dovetail

enum HostScope: Scope {}
enum AccountScope: Scope { typealias Parent = HostScope }

enum HostAssembly: Assembly {
    typealias Scope = HostScope

    static var registrations: Registrations {
        Shared(Host.self)
        Shared(Factories.self)
        Shared(Business.Scope.self)
        Shared(Lifetime.self)
        Shared(Reference.self)
        Shared(Error.self)
        Shared(Object.self)
        Shared(End.self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Shared(Account.self)
        Shared(HostReference.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        HostAssembly.self
        AccountAssembly.self
        Expose(Host.self)
        Expose(Account.self)
        Expose(Screen.self)
        Expose(Lifetime.self)
        Expose(Reference.self)
        Expose(End.self)
    }
}
