import Dovetail

enum UIScope: Scope { typealias Isolation = MainActor }

/// Not `Sendable`: held on the main actor, also by what is made in a task.
final class Model {
    let number: Int
    init(number: Int) { self.number = number }
}

final class View {
    let model: Model
    init(model: Model) async { self.model = model }
}

final class Store: Sendable {
    let number: Int
    init(number: Int) async throws {
        if number == 2 { throw Refused() }
        self.number = number
    }
    func close() async { print("store closed") }
}

struct Refused: Error {}

struct Window {
    let view: View
    let store: Store
}

enum UIAssembly: Assembly {
    typealias Scope = UIScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Model.self)
        Shared(View.self).concurrent()
        Shared(Store.self)
            .concurrent()
            .onEnd { await $0.close() }
        Transient(Window.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        UIAssembly.self
        Expose(Window.self)
    }
}

@main
enum Program {
    @MainActor static func main() async {
        for number in 1...2 {
            do {
                let ui = try await Product.UI(number: number)
                let window = ui.makeWindow()
                print(window.view.model.number, window.store.number)
                await ui.end()
            } catch {
                print(error)
            }
        }
    }
}
