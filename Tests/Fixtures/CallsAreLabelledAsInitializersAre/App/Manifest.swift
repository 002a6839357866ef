import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "port")
        Input(String.self, name: "userName")
        Input(Bool.self, name: "flag")
        Transient(Login.self)
        Transient(Form.self, arguments: String.self, String.self, Int.self, Bool.self)
        Transient(Same.self)
        Transient(Raw.self)
        Transient(Subscripted.self)
        Transient(Clashing.self)
        Transient(Clashing?.self, arguments: Int.self, Int.self, Int.self) {
            (object: Int, make: Int, me: Int, text: String) in
            Clashing(self: me, object: object, make: text, lifetime: make, scope: 1, reference: 2, make2: text)
        }
        Transient(`class`.self)
        Transient(`default name`.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Login.self)
        Expose(Form.self)
        Expose(Same.self)
        Expose(Raw.self)
        Expose(Subscripted.self)
        Expose(Clashing.self)
        Expose(Clashing?.self)
        Expose(`class`.self)
        Expose(`default name`.self)
    }
}
