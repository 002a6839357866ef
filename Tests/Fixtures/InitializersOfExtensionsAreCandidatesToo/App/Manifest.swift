import Dovetail
import Kit

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(String.self, name: "text")
        Transient(Api.self)
        Transient(Limits.self)
        Transient(Holder<Bool>.self)
        Transient(Holder<[Int]>.self)
        Transient(Holder<Int>.self)
        Transient(Cell<Int>.self)
        Transient(Outer.Inner.self)
        Transient(Started.self)
        Transient(Gadget.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}
