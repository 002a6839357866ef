import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input(Pen.self)
        Transient(Canvas.self)
        Transient(Drawer.self, arguments: Pen.self)
        Transient(Frame.self)
        Shared(Case.self)
        Transient(DrawerTaker.self)
        Transient(DrawerMaker.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Frame.self)
        Expose(Case.self)
        Expose(DrawerTaker.self)
        Expose(DrawerMaker.self)
    }
}
