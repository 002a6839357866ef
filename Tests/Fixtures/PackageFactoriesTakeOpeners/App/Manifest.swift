import Dovetail
import Kit
import Parts

enum Product: Composition {
    static var assemblies: Assemblies {
        DeskContract.self
        OfficeAssembly.self
        DeskAssembly.self
        Expose((any Office).self)
    }
}
