import Data
import Dovetail
import Kit

enum Product: Composition {
    static var assemblies: Assemblies {
        DataAssembly.self
        Expose(Table.self)
    }
}

@main
enum Program {
    static func main() {
        Product.App().makeTable().report()
    }
}
