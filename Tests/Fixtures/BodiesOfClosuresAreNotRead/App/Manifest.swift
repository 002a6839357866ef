import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self)
        Shared(Feed.self) { (store: Store) in .init(store: store) }
        Shared(Feed.self, as: (any Feeding).self) { (store: Store) -> Feed in
            let other = Store()
            _ = other
            return .init(store: store)
        }
        Shared([Feed].self) { (store: Store, feed: Feed) in [.init(store: store), Feed.init(store: store), Feed(store: store), feed] }
        Transient(Page<Int>.self) { .init(content: 1, number: 2) }
        Transient(Mode.self) { (store: Store) in .make(store) }
        Shared(Root.self)
        Shared(Outer.Inner.self) { (store: Store) in .opened(store) }
        Transient(Page<Feed>.self, arguments: Int.self) { (number: Int, feed: Feed) in .init(content: feed, number: number) }
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Feed.self)
    }
}
