import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Sketch.self) { () in Sketch() }
        Transient(Slow.self)
        Transient(Canvas.self)
        Transient(SketchTaker.self)
        Transient(CanvasTaker.self)
        Transient(CanvasMaker.self)
        Transient(PageOpener.self)
        Shared(Desk.self)
        Shared(Archive.self)
    }
}

enum CopyAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Slow.self, arguments: Sketch.self)
            .tagged(Copy.self)
        Transient(CopyTaker.self)
            .using(Slow.self, tag: Copy.self, for: "make")
    }
}
enum Copy {}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Input(Int.self)
        Transient(Page.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        CopyAssembly.self
        ChildAssembly.self
        Expose(SketchTaker.self)
        Expose(CopyTaker.self)
        Expose(CanvasTaker.self)
        Expose(CanvasMaker.self)
        Expose(PageOpener.self)
        Expose(Desk.self)
        Expose(Archive.self)
    }
}
