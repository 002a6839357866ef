import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self)
        Shared(Index.self).lazy()
        Shared(Keeper.self)
        Transient(Plain.self, arguments: Int.self, String.self)
        Transient(Triple.self, arguments: Int.self, Int.self, Int.self)
        Transient(View.self, arguments: Int.self)
        Transient(Worker.self, arguments: Int.self)
        Transient(Failing.self, arguments: Int.self)
        Transient(Typed.self, arguments: Int.self)
        Transient(Holder.self, arguments: Bag.self)
        Transient(Page.self, arguments: Int.self)
        Transient(Chapter.self, arguments: Int.self)
        Transient(Node.self, arguments: Int.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Transient(Screen.self)
        Transient(Dialog.self, arguments: String.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Store.self)
        Expose(Keeper.self)
        Expose(Plain.self)
        Expose(Triple.self)
        Expose(View.self)
        Expose(Worker.self)
        Expose(Failing.self)
        Expose(Typed.self)
        Expose(Holder.self)
        Expose(Page.self)
        Expose(Node.self)
        Expose(Dialog.self)
    }
}
