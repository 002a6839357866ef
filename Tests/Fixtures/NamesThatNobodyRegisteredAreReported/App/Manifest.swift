import Dovetail

enum AppScope: Scope {}

enum Mimi {}
enum Mew {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Animal.self).tagged(Mimi.self)
        Shared(TakesOther.self).using(Animal.self, tag: Mew.self, for: "animal")
        Shared(TakesUntagged.self)
        Shared(TakesLazily.self).using(Animal.self, tag: Mew.self, for: "animal")
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(TakesOther.self)
        Expose(TakesUntagged.self)
        Expose(TakesLazily.self)
    }
}
