import Dovetail

enum AppScope: Scope {}

protocol Transport: Sendable {}
struct DemoTransport: Transport {}
struct Screen { let transport: any Transport }

enum HostContract: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input((any Transport).self)
    }
}

enum ScreenAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
    }
}

enum DemoAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(DemoTransport.self, as: (any Transport).self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        HostContract.self
        ScreenAssembly.self
        Expose(Screen.self)
    }
}

enum DemoProduct: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        DemoAssembly.self
    }
}
