import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Input(String.self, name: "text")
        Transient(VM.self)
        Transient(Asks.self)
        Transient(AsksOnAnother.self)
        Transient(Loader.self)
        Transient(AsksPlainly.self)
        Transient(Strict.self)
        Transient(AsksForStrict.self)
    }
}

enum ChoiceAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(Either.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Asks.self)
        Expose(AsksOnAnother.self)
        Expose(AsksPlainly.self)
        Expose(AsksForStrict.self)
    }
}
