public import Dovetail

public enum DeskAssembly: Assembly {
    public typealias Scope = DeskScope
    public static var registrations: Registrations {
        Shared(Drawer.self)
        Shared(Desk.self)
            .onEnd { await $0.clear() }
        Transient(Pen.self, arguments: String.self)
    }
}

public enum Office: Composition {
    public static var assemblies: Assemblies {
        DeskAssembly.self
        Expose(Desk.self)
        Expose(Pen.self)
    }
}
