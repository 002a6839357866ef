public import Dovetail

public enum HostScope: Scope {}

public struct Database: Sendable {
    public init() {}
}

struct Socket: Sendable {}

public struct Sync: Sendable {
    let socket: Socket
}

public struct Digest: Sendable {
    let socket: Socket
}

public enum StorageAssembly: Assembly {
    public typealias Scope = HostScope
    public static var registrations: Registrations {
        Shared(Database.self)
    }
}

public enum SyncAssembly: Assembly {
    public typealias Scope = HostScope
    public static var registrations: Registrations {
        Shared(Socket.self)
        Shared(Sync.self)
    }
}

public enum DigestAssembly: Assembly {
    public typealias Scope = HostScope
    public static var registrations: Registrations {
        Shared(Digest.self)
    }
}

/// A bundle: whoever includes it keeps to its rules, also where they name what nobody else sees.
public enum Storage: Composition {
    public static var assemblies: Assemblies {
        StorageAssembly.self
        SyncAssembly.self
        DigestAssembly.self
        Confine(Database.self, to: StorageAssembly.self)
        Confine(Socket.self, to: SyncAssembly.self)
    }
}

/// A product, which is told of its own mistakes itself.
public enum SyncProduct: Composition {
    public static var assemblies: Assemblies {
        SyncAssembly.self
        Forbid(Sync.self, from: HostScope.self)
        Expose(Sync.self)
    }
}
