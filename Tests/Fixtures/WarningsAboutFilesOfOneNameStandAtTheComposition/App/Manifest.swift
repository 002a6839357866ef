import Data
import Dovetail

enum Product: Composition {
    static var assemblies: Assemblies {
        DataAssembly.self
        MoreData.self
        Expose(Store.self)
    }
}

/// Finds the same, which is told once.
enum Again: Composition {
    static var assemblies: Assemblies {
        DataAssembly.self
        MoreData.self
        Expose(Store.self)
    }
}
