import Dovetail

enum UIScope: Scope { typealias Isolation = MainActor }

/// Not `Sendable`: held on the main actor.
final class Model {
    let number: Int
    init(number: Int) { self.number = number }
}

@MainActor final class View {
    let number: Int
    init(number: Int, part: Part) async { self.number = number + part.number }
}

/// Neither held nor `Sendable`: made in the task.
final class Part {
    let number: Int
    init(number: Int) { self.number = number }
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
    let model: Model
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
        Transient(Part.self)
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
                print(window.view.number, window.model.number, window.store.number)
                await ui.end()
            } catch {
                print(error)
            }
        }
    }
}
