import Dovetail

enum WindowScope: Scope { typealias Isolation = MainActor }
enum CommandScope: Scope { typealias Isolation = Unsynchronized }

enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Transient(Pen.self)
        Transient(Name.self)
        Transient(Letter.self)
        Transient(Card.self, arguments: Pen.self)
        Transient(Parcel.self)
    }
}

enum CommandAssembly: Assembly {
    typealias Scope = CommandScope
    static var registrations: Registrations {
        Transient(Pen.self)
        Transient(Name.self)
        Transient(Note.self)
    }
}

enum Window: Composition {
    static var assemblies: Assemblies {
        WindowAssembly.self
        Expose(Letter.self)
        Expose(Card.self)
        Expose(Parcel.self)
    }
}

enum Command: Composition {
    static var assemblies: Assemblies {
        CommandAssembly.self
        Expose(Note.self)
    }
}
