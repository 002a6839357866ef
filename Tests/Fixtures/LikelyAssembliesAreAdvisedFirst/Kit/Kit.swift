public import Dovetail

public enum AppScope: Scope {}

public protocol Transport: Sendable {}
public protocol Clock: Sendable {}
public protocol Cache: Sendable {}
public protocol Store: Sendable {}
public protocol Disk: Sendable {}

/// Beside its scope, where every product sees it.
public enum HostContract: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Input((any Transport).self)
    }
}
