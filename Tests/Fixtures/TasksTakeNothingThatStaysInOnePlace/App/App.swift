import Dovetail

enum DeskScope: Scope { typealias Isolation = Unsynchronized }
enum JobScope: Scope {
    typealias Parent = DeskScope
    typealias Isolation = Unsynchronized
}

/// Held by the scope around.
final class Model {
    init() {}
}

/// Handed in.
final class Ticket {
    init() {}
}

final class Late: Sendable {
    init() {}
}

/// Takes one by way of what is made in the task.
final class View: Sendable {
    init(part: Part) async {}
}

final class Part {
    init(model: Model) {}
}

/// Is not `Sendable` itself, which it need not be.
final class Loader {
    init() async {}
}

final class Reader {
    init(ticket: Ticket) async {}
}

/// Goes through the scope when it is called.
final class Asker: Sendable {
    init(late: () throws -> Late) async {}
}

/// Stays where the task before has given it.
final class Following: Sendable {
    init(loader: Loader) async {}
}

struct Screen {
    let view: View
    let loader: Loader
    let reader: Reader
    let asker: Asker
    let following: Following
}

enum DeskAssembly: Assembly {
    typealias Scope = DeskScope
    static var registrations: Registrations {
        Shared(Model.self)
    }
}

enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Input(Ticket.self)
        Shared(Late.self).lazy()
        Shared(View.self).concurrent()
        Shared(Loader.self).concurrent()
        Shared(Reader.self).concurrent()
        Shared(Asker.self).concurrent()
        Shared(Following.self).concurrent()
        Transient(Part.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        DeskAssembly.self
        JobAssembly.self
        Expose(Screen.self)
    }
}
