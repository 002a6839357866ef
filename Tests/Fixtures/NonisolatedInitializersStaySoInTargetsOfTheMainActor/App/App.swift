import Dovetail
import Foundation

@globalActor actor Background {
    static let shared = Background()
}

nonisolated enum PlainScope: Scope {}
nonisolated enum WorkScope: Scope { typealias Isolation = Background }
nonisolated enum JobScope: Scope { typealias Isolation = Unsynchronized }

/// On the main actor, but for its making.
final class View {
    let store: Store
    nonisolated init(store: Store) { self.store = store }
    func close() { print("view closed") }
}

nonisolated final class Store: Sendable {
    init() {}
}

final class Slow {
    nonisolated init(store: Store) async { await Task.yield() }
}

struct Row {
    let view: View
    nonisolated init(view: View) { self.view = view }
}

/// A subclass of a binary module's class.
nonisolated final class Formatting: Formatter {
    let store: Store
    init(store: Store) {
        self.store = store
        super.init()
    }
    required init?(coder: NSCoder) { nil }
}

nonisolated struct Screen {
    let view: View
    let row: Row
    let formatting: Formatting
    let makeView: @Sendable () -> View
}

nonisolated struct Waiting {
    let slow: Slow
}

nonisolated enum PlainAssembly: Assembly {
    typealias DefaultIsolation = MainActor
    typealias Scope = PlainScope
    static var registrations: Registrations {
        Shared(View.self).onEnd { await $0.close() }
        Shared(Store.self)
        Transient(Row.self)
        Transient(Formatting.self)
        Transient(Slow.self)
        Transient(Waiting.self)
        Transient(Screen.self)
    }
}

nonisolated enum WorkAssembly: Assembly {
    typealias Scope = WorkScope
    static var registrations: Registrations {
        Shared(View.self).onEnd { await $0.close() }
        Shared(Store.self)
        Transient(Row.self)
        Transient(Formatting.self)
        Transient(Slow.self)
        Transient(Waiting.self)
        Transient(Screen.self)
    }
}

nonisolated enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(View.self).onEnd { await $0.close() }
        Shared(Store.self)
        Transient(Row.self)
        Transient(Formatting.self)
        Transient(Slow.self)
        Transient(Waiting.self)
        Transient(Screen.self)
    }
}

nonisolated enum Product: Composition {
    static var assemblies: Assemblies {
        PlainAssembly.self
        WorkAssembly.self
        JobAssembly.self
        Expose(Screen.self)
        Expose(Waiting.self)
    }
}

@main
enum Program {
    nonisolated static func main() async {
        // None of it is opened or made with `await`.
        let plain = Product.Plain()
        print(plain.makeScreen().row.view === plain.makeScreen().view)
        _ = await plain.makeWaiting()
        print(await plain.end().ended)
        await work()
        let job = Product.Job()
        print(job.makeScreen().view.store === job.makeScreen().formatting.store)
        print(await job.end().ended)
    }

    @Background static func work() async {
        let work = Product.Work()
        print(work.makeScreen().row.view === work.makeScreen().view)
        print(await work.end().ended)
    }
}
