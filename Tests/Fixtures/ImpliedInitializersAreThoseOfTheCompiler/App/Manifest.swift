import Dovetail
import OutsideKit

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Input(String.self, name: "text")
        Transient(Measures.self)
        Transient(Home.self)
        Transient(Derived.self)
        Transient(Tag.self)
        Transient(Model.self)
        Transient(Page.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Measures.self)
        Expose(Home.self)
        Expose(Derived.self)
        Expose(Tag.self)
        Expose(Model.self)
        Expose(Page.self)
    }
}
