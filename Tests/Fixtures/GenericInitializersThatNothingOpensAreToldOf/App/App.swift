import Dovetail

protocol Store<Item> { associatedtype Item }
protocol Naming {}

struct Pair { init<N: Naming>(one: N, other: N) {} }
struct Names { init<N: Naming>(names: [N]) {} }
struct Maker { init<N: Naming>(make: () -> N) {} }
struct Maybe { init<N: Naming>(name: N?) {} }
struct Somes { init(names: [some Naming]) {} }
struct Item { init<S: Store>(store: S, item: S.Item) {} }
struct Named { init<S: Store>(store: S) where S.Item: Naming {} }
struct Equal { init<S: Store, T: Store>(store: S, other: T) where S.Item == T.Item {} }
struct Bound { init<S: Store, T: Store<S.Item>>(store: S, other: T) {} }
struct Pack { init<each N: Naming>(names: repeat each N) {} }
struct Moved { init(name: consuming some Naming & ~Copyable) {} }
struct Where<Value> { init() where Value: Naming {} }

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Pair.self)
        Shared(Names.self)
        Shared(Maker.self)
        Shared(Maybe.self)
        Shared(Somes.self)
        Shared(Item.self)
        Shared(Named.self)
        Shared(Equal.self)
        Shared(Bound.self)
        Shared(Pack.self)
        Shared(Moved.self)
        Shared(Where<Item>.self)
    }
}
