package import Dovetail
package import Kit

/// Its types stay internal: what they are in a collection can be seen from outside.
package enum DataAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        Shared(Store.self)
        Shared(StorePlugin.self).into([any Plugin].self)
        Transient(Fresh.self, as: (any Counted).self)
            .into([any Plugin].self)
            .into([any Counted].self)
    }
}

final class Store: Sendable {
    init() { print("store made") }
}

struct StorePlugin: Plugin {
    let name = "store"
    init(store: Store) { print("store plugin made") }
}

package protocol Counted: AnyObject, Sendable {}

final class Fresh: Plugin, Counted {
    let name = "fresh"
    init() { print("fresh made") }
}
