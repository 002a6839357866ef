import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self, as: (any Storing).self, Store.self)
        Transient(Page.self)
        Shared(Archive.self).lazy()
        Transient(Failing.self)
        Transient(Slow.self)
        Transient(Letter.self, arguments: Int.self)
        Transient(Pair.self, arguments: Int.self, Int.self, String.self)
        Transient(Holder.self)
        Shared(Keeper.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Store.self)
        Expose(Holder.self)
        Expose(Keeper.self)
        Expose(Letter.self)
        Expose(Archive.self)
    }
}
