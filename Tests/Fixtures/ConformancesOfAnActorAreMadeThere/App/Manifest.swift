import Dovetail

/// Holds nothing that is not `Sendable`, and makes it all the same.
enum AppScope: Scope {}

enum WindowScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = MainActor
}

enum ShelfScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = Background
}

enum DeskScope: Scope {
    typealias Parent = AppScope
    typealias Isolation = Unsynchronized
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Panel.self).into([any Page].self)
        Transient(Sheet.self).into([any Page].self)
        Transient(Panel.self)
        Transient(Spread.self)
            .using(Panel.self, for: "page")
        Transient(Sheet.self, as: (any Titled).self)
            .tagged(Record.self)
    }
}

enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Weak(Panel.self, as: (any Page).self) { Panel() }
        Transient(Book.self)
            .using((any Titled).self, tag: Record.self, for: "titled")
    }
}

enum ShelfAssembly: Assembly {
    typealias Scope = ShelfScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Record.self, as: (any Titled).self)
        Transient(Shelf.self)
    }
}

enum DeskAssembly: Assembly {
    typealias Scope = DeskScope
    static var registrations: Registrations {
        Shared(Sheet.self, as: (any Page).self)
        Decorator(Framed.self, of: (any Page).self)
        Transient(Desk.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        WindowAssembly.self
        ShelfAssembly.self
        DeskAssembly.self
        Expose(Spread.self)
        Expose(Book.self)
        Expose(Shelf.self)
        Expose(Desk.self)
    }
}
