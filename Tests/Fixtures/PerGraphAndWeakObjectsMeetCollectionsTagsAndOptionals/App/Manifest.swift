import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum Left {}
enum Right {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        PerGraph(Trace.self)
        PerGraph(Tracer.self, as: Tracer.self, (any Step).self).into([any Step].self)
        Weak(Cache.self, as: Cache.self, (any Step).self).tagged(Left.self)
        Weak(Shelf.self).into([any Step].self)
        Transient(Plain.self).into([any Step].self)
        PerGraph(Trace.self).tagged(Left.self)
        PerGraph(Trace.self).tagged(Right.self)
        Transient(Pipeline.self)
        Transient(Sides.self)
            .using(Trace.self, tag: Left.self, for: "left")
            .using(Trace.self, tag: Right.self, for: "right")
            .using(Cache.self, tag: Left.self, for: "cache")
        Transient(Whole.self)
        Shared(Maker.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        PerGraph(ChildStep.self, as: ChildStep.self).into([any Step].self)
        Transient(ChildPipeline.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Whole.self)
        Expose(Maker.self)
        Expose(ChildPipeline.self)
        Expose([any Step].self)
        Expose(Trace.self, tag: Left.self)
    }
}
