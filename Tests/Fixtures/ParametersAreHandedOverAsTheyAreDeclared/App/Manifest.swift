import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Input(String.self, name: "text")
        Input([Int].self, name: "numbers")
        Transient(Token.self)
        Shared(Tags.self)
        Shared(Trailing.self)
        Shared(Bound.self)
        Shared(Owned.self)
        Shared(Words.self)
        // Where its values are to be handed in, a closure calls it.
        Transient(Tags?.self, arguments: String.self, String.self) { (first: String, second: String, seed: Int) in
            Tags(first, second, seed: seed)
        }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Tags.self)
        Expose(Trailing.self)
        Expose(Bound.self)
        Expose(Owned.self)
        Expose(Words.self)
        Expose(Tags?.self)
    }
}
