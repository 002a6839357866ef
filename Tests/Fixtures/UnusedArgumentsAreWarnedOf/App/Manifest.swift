import Dovetail

enum AppScope: Scope {}

struct Page {
    let number: Int
    // Keeps its default value, whoever offers another.
    init(number: Int, title: String = "untitled") { self.number = number }
}

struct Screen {
    let makePage: (Int, String) -> Page
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(Page.self, arguments: Int.self, String.self)
        Transient(Screen.self)
        Transient(Double.self, arguments: Int.self) { 0.5 }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Page.self)
        Expose(Screen.self)
        Expose(Double.self)
    }
}

@main
enum Program {
    static func main() {
        let app = Product.App()
        print(app.makePage(number: 1, string: "ignored").number, app.makeScreen().makePage(2, "ignored").number)
        print(app.makeDouble(int: 3))
    }
}
