public import Dovetail
public import Kit

/// Of a module that the product has no part of.
public enum DemoAssembly: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Shared(DemoTransport.self, as: (any Transport).self)
        Shared(DemoClock.self, as: (any Clock).self)
    }
}

struct DemoTransport: Transport {}
struct DemoClock: Clock {}
