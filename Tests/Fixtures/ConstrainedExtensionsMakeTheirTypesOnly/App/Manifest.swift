import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Bool.self, name: "flag")
        Input(String.self, name: "text")
        Input([Int].self, name: "numbers")
        Input(Int.self, name: "number")
        Input(Double.self, name: "exact")
        Transient(Person.self)
        Transient(Robot.self)
        Transient(Holder<Bool>.self)
        Transient(Holder<String>.self)
        Transient(Holder<[Int]>.self)
        Transient(Holder<Double>.self)
        Transient(Holder<[Bool]>.self)
        Transient(Holder<Person>.self)
        Transient(Holder<Robot>.self)
        Transient(Holder<Int>.self)
        Shared(Api.self)
        Transient(Limits.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Holder<Bool>.self)
        Expose(Holder<String>.self)
        Expose(Holder<[Int]>.self)
        Expose(Holder<Double>.self)
        Expose(Holder<[Bool]>.self)
        Expose(Holder<Person>.self)
        Expose(Holder<Robot>.self)
        Expose(Holder<Int>.self)
        Expose(Api.self)
        Expose(Limits.self)
    }
}
