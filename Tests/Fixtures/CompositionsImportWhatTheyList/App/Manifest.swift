import Dovetail

// Another file imports what this one forgot.

enum Product: Composition {
    static var assemblies: Assemblies {
        KitAssembly.self
    }
}
