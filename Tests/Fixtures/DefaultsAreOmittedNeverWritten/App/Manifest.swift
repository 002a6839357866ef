import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Clock.self)
        Shared(D.self)
        Transient(Mixed.self)
        Transient(Memberwise.self)
        Transient(Arguments.self, arguments: Int.self)
        // Whoever wants the bound one says so.
        Transient(Arguments?.self) { (number: Int, clock: Clock) in Arguments(other: number, clock: clock) }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(D.self)
        Expose(Mixed.self)
        Expose(Memberwise.self)
        Expose(Arguments.self)
        Expose(Arguments?.self)
    }
}
