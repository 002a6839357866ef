public import Dovetail
public import Kit

/// Of a module that the product names nothing of, though it imports it.
public enum ClockAssembly: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Shared(WallClock.self, as: (any Clock).self)
    }
}

struct WallClock: Clock {}
