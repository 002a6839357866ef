import Dovetail
import Paper
import Screen

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(PaperCanvas.self)
        Transient(ScreenCanvas.self)
        Transient(Copier.self)
        Transient(Projector.self)
    }
}

final class Copier {
    init(paper: PaperCanvas, screen: ScreenCanvas) {}
}

@Paper.DrawingActor final class Projector {
    init(screen: @escaping () -> ScreenCanvas) {}
}

enum App: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Copier.self)
        Expose(Projector.self)
    }
}
