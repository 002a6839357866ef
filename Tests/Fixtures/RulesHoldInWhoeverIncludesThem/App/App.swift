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

/// The same mistake is told of once, and that the double is of no use to the rule is nobody's mistake.
enum Preview: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Include(SyncProduct.self)
        InspectorAssembly.self
        Expose(Inspector.self)
    }
}
