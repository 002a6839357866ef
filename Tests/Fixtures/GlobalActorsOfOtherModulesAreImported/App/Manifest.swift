import Dovetail
import Kit

enum RoomScope: Scope {}
enum ChairScope: Scope {
    typealias Parent = RoomScope
    typealias Isolation = Stage
}

/// A module that knows the actor by another module only.
enum RoomAssembly: Assembly {
    typealias Scope = RoomScope
    static var registrations: Registrations {
        Shared(Lamp.self)
    }
}

enum ChairAssembly: Assembly {
    typealias Scope = ChairScope
    static var registrations: Registrations {
        Shared(Chair.self)
        Transient(Cushion.self) { @Stage (chair: Chair) async in Cushion(chair: chair) }
    }
}

enum Room: Composition {
    static var assemblies: Assemblies {
        RoomAssembly.self
        ChairAssembly.self
        Expose(Lamp.self)
        Expose(Chair.self)
        Expose(Cushion.self)
    }
}
