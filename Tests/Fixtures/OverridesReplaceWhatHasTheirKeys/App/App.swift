import Dovetail
import Product

struct Script: Sendable {
    let lines = ["one", "two"]
}

/// Lives otherwise than what it replaces, and needs something that only it needs.
struct ScriptedStore: Store {
    let script: Script
    init(script: Script) {
        print("a store is made")
        self.script = script
    }
    func name() -> String { "\(script.lines.count) lines" }
}

enum Doubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Script.self)
        Transient(ScriptedStore.self, as: (any Store).self)
    }
}

enum Demo: Composition {
    static var assemblies: Assemblies {
        Override(Doubles.self)
        Include(Product.self)
    }
}

@main
enum Program {
    static func main() async {
        let product = Product.App()
        product.makeScreen().show()
        await product.end()
        let demo = Demo.App()
        demo.makeScreen().show()
        demo.makeScreen().show()
        print(await demo.end().ended)
    }
}
