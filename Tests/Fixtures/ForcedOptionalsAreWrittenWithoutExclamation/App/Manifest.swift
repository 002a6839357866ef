import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        // Bound, and not taken by what has a default.
        Input(Int.self, name: "number")
        Input((@Sendable () -> Int).self, name: "f")
        Shared(Dep.self, as: Dep.self, (any Speaking).self)
        Shared(S1.self)
        Transient(Memberwise.self)
        Transient(
            Arguments.self,
            arguments: Dep?.self,
            Int?.self,
            [Int]?.self,
            (() -> Int)?.self,
            (any Speaking)?.self
        )
        Transient(Value?.self) { (number: Int!, dep: Dep!, absent: Unbound!) -> Value? in
            absent == nil ? Value(number: number) : nil
        }
        Transient(Outer.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(S1.self)
        Expose(Memberwise.self)
        Expose(Arguments.self)
        Expose(Outer.self)
    }
}
