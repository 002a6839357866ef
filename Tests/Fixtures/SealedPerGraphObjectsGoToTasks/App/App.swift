import Data
import Dovetail
import Kit

enum Product: Composition {
    static var assemblies: Assemblies {
        DataAssembly.self
        Expose(Report.self)
    }
}

@main
enum Program {
    static func main() async {
        print(await Product.App().makeReport().isOneTrace)
    }
}
