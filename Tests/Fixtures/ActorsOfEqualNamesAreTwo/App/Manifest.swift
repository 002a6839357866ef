import Dovetail
import Paper
import Screen

enum AppScope: Scope {}
enum SketchScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = Paper.DrawingActor
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(PaperCanvas.self)
        Shared(Printer.self)
        Transient(ScreenCanvas.self)
    }
}

enum SketchAssembly: Assembly {
    typealias Scope = SketchScope
    static var registrations: Registrations {
        Shared(Sketch.self)
    }
}

enum App: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        SketchAssembly.self
        Expose(PaperCanvas.self)
        Expose(Printer.self)
        Expose(Sketch.self)
    }
}
