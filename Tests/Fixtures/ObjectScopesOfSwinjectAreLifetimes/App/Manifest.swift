import Dovetail

// One scope and one composition for each lifetime of what the owner and the cat both eat.

enum ParentScope: Scope {}
enum ChildScope: Scope { typealias Parent = ParentScope }

enum TransientFood: Assembly {
    typealias Scope = ParentScope
    static var registrations: Registrations { Transient(Food.self) }
}

enum PerGraphFood: Assembly {
    typealias Scope = ParentScope
    static var registrations: Registrations { PerGraph(Food.self) }
}

enum SharedFood: Assembly {
    typealias Scope = ParentScope
    static var registrations: Registrations { Shared(Food.self).lazy() }
}

enum WeakFood: Assembly {
    typealias Scope = ParentScope
    static var registrations: Registrations { Weak(Food.self) }
}

enum Owners: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Transient(Cat.self)
        Transient(Owner.self)
    }
}

enum Transients: Composition {
    static var assemblies: Assemblies {
        TransientFood.self
        Owners.self
        Expose(Food.self)
        Expose(Owner.self)
    }
}

enum PerGraphs: Composition {
    static var assemblies: Assemblies {
        PerGraphFood.self
        Owners.self
        Expose(Food.self)
        Expose(Owner.self)
    }
}

enum Shareds: Composition {
    static var assemblies: Assemblies {
        SharedFood.self
        Owners.self
        Expose(Food.self)
        Expose(Owner.self)
    }
}

enum Weaks: Composition {
    static var assemblies: Assemblies {
        WeakFood.self
        Owners.self
        Expose(Food.self)
        Expose(Owner.self)
    }
}
