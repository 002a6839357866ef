import Data
import Dovetail

enum Product: Composition {
    static var assemblies: Assemblies {
        DataAssembly.self
        Expose(Screen.self)
    }
}
