public import Dovetail

public enum AppScope: Scope {}

public struct Disk: Sendable {
    public init() {}
}

public struct Cache: Sendable {
    public init(_ disk: Disk) {}
}

public enum DiskAssembly: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Shared(Disk.self)
    }
}

public enum CacheAssembly: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Shared(Cache.self)
    }
}

/// There to be included.
public enum KitFeatures: Composition {
    public static var assemblies: Assemblies {
        DiskAssembly.self
        CacheAssembly.self
    }
}

/// Not there to be included: it exposes something.
public enum KitProduct: Composition {
    public static var assemblies: Assemblies {
        Include(KitFeatures.self)
        Expose(Cache.self)
    }
}
