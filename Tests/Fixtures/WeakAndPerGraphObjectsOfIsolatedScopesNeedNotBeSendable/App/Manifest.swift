import Dovetail

enum AppScope: Scope { typealias Isolation = MainActor }
enum PageScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Weak(Palette.self)
        Weak(Brush.self, as: Brush.self, (any Painting).self)
        PerGraph(Stroke.self)
        Transient(Tool.self)
        Transient(Canvas.self)
        Shared(Studio.self)
        Shared(Keeper.self)
        Weak(Kept.self)
    }
}

enum PageAssembly: Assembly {
    typealias Scope = PageScope

    static var registrations: Registrations {
        Transient(Page.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        PageAssembly.self
        Expose(Palette.self)
        Expose((any Painting).self)
        Expose(Canvas.self)
        Expose(Studio.self)
        Expose(Keeper.self)
        Expose(Page.self)
    }
}
