import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
enum WindowScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = MainActor
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        PerGraph(Canvas.self)
        Transient(Layer.self)
        Transient(Brush.self)
        Transient(Stamp.self, arguments: Brush.self)
        Transient(Stamp.self) { @MainActor () in Stamp(brush: Brush()) }
            .tagged(Plain.self)
        Transient(Print.self, arguments: Brush.self)
        Transient(Pencil.self, as: (any Tool).self)
            .into([any Tool].self)
        Transient(CanvasTaker.self)
        Transient(LayerTaker.self)
        Transient(ToolTaker.self)
        Transient(AllToolsTaker.self)
        Transient(StampTaker.self)
        Transient(PrintTaker.self)
        Transient(Studio.self)
        Transient(Frame.self)
        Transient(Wall.self)
        Transient(CanvasOpener.self)
        Transient(LayerOpener.self)
        Transient(WindowOpener.self)
        Shared(Gallery.self)
            .using(Stamp.self, tag: Plain.self, for: "stamp")
        Transient(Poster.self, arguments: Brush.self)
            .using(Stamp.self, tag: Plain.self, for: "stamp")
    }
}
enum Plain {}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Input(Int.self)
    }
}

enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Input(Ink.self)
        Shared(Blot.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        WindowAssembly.self
        Expose(CanvasTaker.self)
        Expose(LayerTaker.self)
        Expose(ToolTaker.self)
        Expose(AllToolsTaker.self)
        Expose(StampTaker.self)
        Expose(PrintTaker.self)
        Expose(Studio.self)
        Expose(Frame.self)
        Expose(CanvasOpener.self)
        Expose(LayerOpener.self)
        Expose(WindowOpener.self)
        Expose(Gallery.self)
        Expose(Poster.self)
    }
}
