import Data
import Dovetail

enum Product: Composition {
    static var assemblies: Assemblies {
        DataAssembly.self
        Expose(Screen.self)
    }
}

@main
enum Program {
    static func main() async {
        let app = Product.App { report in print(report.ended) }
        let screen = app.makeScreen()
        do throws(ScopeEnded) {
            print(try screen.log().name, try await screen.note() ?? "none")
            screen.tell(await app.end())
            print(try screen.log().name)
        } catch {
            print(error)
        }
    }
}
