import Data
import Dovetail

@globalActor actor Background {
    static let shared = Background()
}

@MainActor final class Panel {
    let title: String
    /// On its own actor a closure stays without saying so.
    let makePart: () -> Part
    init(part: Part, makePart: @escaping () -> Part, store: Store) async {
        MainActor.assertIsolated()
        title = part.title + store.name
        self.makePart = makePart
    }
}

@MainActor final class Part {
    let title: String
    init() { title = "part of " }
}

@Background final class Indexer {
    init() async { Background.shared.assertIsolated() }
}

actor Counter {
    init(step: Step) async {}
    func close() { print("counter closed") }
}

/// Given away to the actor that takes it.
final class Step {}

final class Session: Sendable {
    init(index: LazyIndex, panel: Panel) async {}
}

final class LazyIndex: Sendable {
    init(number: Int) throws {
        if number == 3 { throw Refused() }
    }
}

@MainActor struct Screen {
    let panel: Panel
    let indexer: Indexer
    let counter: Counter
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Panel.self).concurrent()
        Shared(Indexer.self).concurrent()
        Shared(Counter.self)
            .concurrent()
            .onEnd { await $0.close() }
        Transient(Part.self)
        Transient(Step.self)
        Shared(LazyIndex.self).lazy()
        Transient(Screen.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Shared(Session.self).concurrent()
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        DataAssembly.self
        AppAssembly.self
        ChildAssembly.self
        Expose(Screen.self)
        Expose(Session.self)
    }
}

@main
enum Program {
    static func main() async {
        for number in 1...3 {
            do {
                let app = try await Product.App(number: number)
                show(app)
                do {
                    _ = try await app.openChild().session
                    print(await app.end().ended)
                } catch {
                    await app.end()
                    throw error
                }
            } catch {
                print("failed:", number, error)
            }
        }
    }

    @MainActor static func show(_ app: Product.App) {
        let screen = app.makeScreen()
        print(screen.panel.title, screen.panel.makePart().title)
    }
}
