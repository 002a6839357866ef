import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Base.self)
        PerGraph(Shelf.self, as: Shelf.self, (any Shelving).self)
        PerGraph(Label.self)
        Transient(Leaf.self)
        Transient(Pair.self)
        Transient(Four.self)
        Transient(Eight.self)
        Transient(Sixteen.self, arguments: Int.self)
        Transient(Tree.self)
        Shared(Keeper.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(ChildKeeper.self)
        Transient(ChildScreen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Tree.self)
        Expose(Keeper.self)
        Expose(ChildKeeper.self)
        Expose(ChildScreen.self)
        Expose(Sixteen.self)
    }
}
