import Dovetail

enum AppScope: Scope {}

enum Mimi {}
enum Mew {}
enum Nobody {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Cat.self, as: Animal.self, (any Petting).self) { Cat(name: "Mimi") }
            .tagged(Mimi.self)
        Shared(Cat.self, as: Animal.self) { Cat(name: "Mew") }
            .tagged(Mew.self)
            .lazy()
        Shared(Cat.self, as: Animal.self) { Cat(name: "Hachi") }
        Shared(Owner.self)
            .using(Animal.self, tag: Mimi.self, for: "first")
            .using((any Petting).self, tag: Mimi.self, for: "petting")
            .using(Animal.self, tag: Mew.self, for: "lazily")
            .using(Animal.self, tag: Mimi.self, for: "maybe")
            .using(Animal.self, tag: Nobody.self, for: "never")
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Owner.self)
    }
}
