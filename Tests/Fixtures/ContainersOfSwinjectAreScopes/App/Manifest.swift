import Dovetail

enum ParentScope: Scope {}
enum ChildScope: Scope { typealias Parent = ParentScope }

enum ParentAssembly: Assembly {
    typealias Scope = ParentScope

    static var registrations: Registrations {
        Shared(Store.self, as: (any Feeding).self)
        Transient(Turtle.self)
        Transient(Tag.self, arguments: String.self, Int.self, Bool.self)
        Transient(Tagged.self)
        Shared(Breeder.self)
        Transient(Machine.self) { (store: any Feeding) in
            let machine = Machine()
            machine.store = store
            machine.setUp(3)
            return machine
        }
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(Cat.self, as: Animal.self, (any Petting).self)
        Transient(Owner.self)
        Shared(Guest.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        // In whatever order they stand.
        ChildAssembly.self
        ParentAssembly.self
        Expose((any Feeding).self)
        Expose(Turtle.self)
        Expose(Tag.self)
        Expose(Breeder.self)
        Expose(Machine.self)
        Expose(Owner.self)
        Expose(Guest.self)
        Expose(Animal.self)
        Expose((any Petting).self)
    }
}
