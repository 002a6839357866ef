import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number",)
        Input([Int].self /* , */, name: "numbers")
        Input((Int, String).self, name: "pair")
        Input([String: (Int, String)].self, name: "table")
        Input((@Sendable (Int, String) -> (Int, String)).self, name: "closure")
        Transient(
            Two.self, // the first, with a comma
        )
        Transient(
            Both.self,
            arguments: Int.self,
            Int.self,
        )
        Transient(None.self,); Transient(One.self /* , */)
        Transient(Many<Int, String,>.self) { (
            first: [Int],
            pair: (Int, String), // ,
            table: [String: (Int, String)],
            closure: @escaping @Sendable (Int, String) -> (Int, String),
        ) in
            Many(first: first, pair: pair, table: table, closure: closure,)
        }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Two.self,)
        Expose(Both.self)
        Expose(None.self)
        Expose(One.self)
        Expose(Many<Int, String>.self)
    }
}
