public import Dovetail

public enum AppScope: Scope {}
public protocol Store: Sendable {}
public protocol Net: Sendable {}
public protocol Log: Sendable {}
public protocol Clock: Sendable {}

/// Whoever lists it has to hand in what another assembly makes.
public enum Contract: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Input((any Net).self)
    }
}
