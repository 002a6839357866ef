import Dovetail
import Kit

struct Log: Sendable {
    let prefix = "logged"
}
struct LoggedNotes: Notes {
    let inner: any Notes
    let log: Log
    func all() -> String { "\(log.prefix) \(inner.all())" }
}
struct Screen {
    let notes: any Notes
    let again: () -> any Notes
    let cache: (any Cache)?
}
struct FixedNotes: Notes {
    func all() -> String { "fixed notes" }
}

enum Logging: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Log.self)
        Decorator(LoggedNotes.self, of: (any Notes).self) { (notes: any Notes, log: Log) in
            LoggedNotes(inner: notes, log: log)
        }
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Data.self
        Logging.self
        Expose(Screen.self)
        Expose((any Notes).self)
    }
}

enum Doubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input((any Notes).self)
        Input((any Cache).self)
    }
}

/// What stands in for something is wrapped like it.
enum TestProduct: Composition {
    static var assemblies: Assemblies {
        Include(Product.self)
        Override(Doubles.self)
    }
}

struct NoCache: Cache {}

@main
enum Program {
    static func main() async {
        let app = Product.App()
        print(app.notes.all())
        let screen = app.makeScreen()
        print(screen.again().all())
        print(screen.cache.map { "\(type(of: $0))" } ?? "no cache")
        await app.end()
        let test = TestProduct.App(notes: FixedNotes(), cache: NoCache())
        print(test.makeScreen().notes.all())
        await test.end()
    }
}
