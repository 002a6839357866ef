public import Dovetail
public import Kit

public struct Disk: Sendable {
    public init() {}
}

public enum StorageAssembly: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Shared(Disk.self)
    }
}
