import Dovetail

enum AppScope: Scope {}

struct Connection {}
struct Preview {}
struct Screen { let connection: Connection }
struct Idle {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input(String.self, name: "title")
        Input(Int.self, name: "number")
        Shared(Connection.self)
        Transient(Preview.self)
        Transient(Screen.self)
        Transient(Idle.self)
        Transient(Label.self)
    }
}
struct Label { let title: String }

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Label.self)
    }
}

/// Needs next to nothing of the same assemblies.
enum Previews: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Preview.self)
    }
}

@main
enum Program {
    static func main() {
        print(Product.App(title: "a", number: 1).makeLabel().title, Previews.App(title: "b", number: 2).makePreview())
    }
}
