import Dovetail
import OutsideKit

struct Report: Sendable { let database: Database }
struct Inspector: Sendable { let sync: Sync }

enum AppAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(Report.self)
    }
}

enum InspectorAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(Inspector.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Include(Storage.self)
        AppAssembly.self
        Expose(Report.self)
        Expose(Digest.self)
    }
}

/// The same mistake is told of once.
enum Preview: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Include(SyncProduct.self)
        InspectorAssembly.self
        Expose(Inspector.self)
    }
}

struct Gate: Sendable { let sync: Sync }
struct LeftScreen: Sendable { let gate: Gate }
struct RightScreen: Sendable { let gate: Gate }

enum GateAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(Gate.self)
    }
}

enum ScreenAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Shared(LeftScreen.self)
        Shared(RightScreen.self)
    }
}

enum Screens: Composition {
    static var assemblies: Assemblies {
        SyncAssembly.self
        GateAssembly.self
        ScreenAssembly.self
        Forbid(SyncAssembly.self, from: ScreenAssembly.self)
    }
}

/// One mistake, whichever of the screens it is that comes to it.
enum LeftProduct: Composition {
    static var assemblies: Assemblies {
        Include(Screens.self)
        Expose(LeftScreen.self)
    }
}

enum RightProduct: Composition {
    static var assemblies: Assemblies {
        Include(Screens.self)
        Expose(RightScreen.self)
    }
}
