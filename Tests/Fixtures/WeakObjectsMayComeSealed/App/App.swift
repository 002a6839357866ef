import Data
import Dovetail
import Kit

enum Product: Composition {
    static var assemblies: Assemblies {
        DataAssembly.self
        Expose(Table.self)
        Expose(Finder.self)
        Expose((any Shown).self)
    }
}

@main
enum Program {
    static func main() throws {
        let app = Product.App()
        let table = app.makeTable()
        table.report()
        print("found:", try app.finder.finds(table), try app.finder.finds(app.makeTable()))
        print("shown:", app.shown.isOne(with: table))
    }
}
