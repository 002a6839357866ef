import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Input(String.self, name: "text")
        Shared(Net.self)
        Shared(Same.self)
        Shared(Members.self)
        Shared(Moved.self)
        Transient(Marked.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Net.self)
        Expose(Same.self)
        Expose(Members.self)
        Expose(Moved.self)
        Expose(Marked.self)
    }
}
