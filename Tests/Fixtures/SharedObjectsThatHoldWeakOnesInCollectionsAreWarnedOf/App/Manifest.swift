import Dovetail

enum AppScope: Scope {}

protocol Step: AnyObject, Sendable {}

final class Shelf: Step {}

struct Pipeline: Sendable {
    let steps: [any Step]
}

struct Later: Sendable {
    let steps: @Sendable () throws -> [any Step]
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Weak(Shelf.self).into([any Step].self)
        Shared(Pipeline.self)
        Shared(Later.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Pipeline.self)
        Expose(Later.self)
    }
}
