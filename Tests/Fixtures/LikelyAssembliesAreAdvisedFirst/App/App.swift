import Demo
import Dovetail
import Kit

struct Screen {
    let transport: any Transport
    let clock: any Clock
    let cache: any Cache
    let store: any Store
}

struct DiskCache: Cache { let disk: any Disk }
struct FakeStore: Store {}
struct FakeDisk: Disk {}

enum ScreenAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
    }
}

/// What it needs is provided by the demo alone.
enum CacheAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(DiskCache.self, as: (any Cache).self)
    }
}

/// Only ever in the place of others.
enum Doubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FakeStore.self, as: (any Store).self)
    }
}

/// What the demo adds to the product.
enum DemoDisk: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FakeDisk.self, as: (any Disk).self)
    }
}

enum StoreContract: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input((any Store).self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        ScreenAssembly.self
        Expose(Screen.self)
    }
}

enum DemoProduct: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        DemoAssembly.self
        CacheAssembly.self
        DemoDisk.self
        StoreContract.self
        Override(Doubles.self)
    }
}
