import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input((@Sendable (Foo<String>) -> Foo<Bool>).self, name: "map")
        // Asked for as `(@Sendable (Int) -> Void)`, `((@Sendable (Int) -> Void))` and an optional of it.
        Input((@Sendable (Int) -> Void).self, name: "print")
        Input([@Sendable () -> Int].self, name: "list")
        Input((@Sendable (Int) -> @Sendable (String) -> Bool).self, name: "curried")
        Input(Foo<@Sendable () -> Void>.self, name: "foo")
        Input((@Sendable () -> Int, @Sendable () -> String).self, name: "tuple")
        Input([String: @Sendable () -> Int].self, name: "dictionary")
        Input((@Sendable (Int) -> Double).self, name: "mapping")
        Input((@Sendable (@escaping () -> Void, Int) -> Void).self, name: "taking")
        Input((@Sendable () throws -> (@Sendable () -> Int)?).self, name: "result")
        Transient(M.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(M.self)
    }
}
