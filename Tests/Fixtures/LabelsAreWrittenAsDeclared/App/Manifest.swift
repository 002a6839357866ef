import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(String.self, name: "default")
        Input(Int.self, name: "in")
        Input(Bool.self, name: "isOn")
        Transient(Login.self)
        Transient(Keywords.self)
        Transient(Trailing.self)
        Transient(設定.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Login.self)
        Expose(Keywords.self)
        Expose(Trailing.self)
        Expose(設定.self)
    }
}
