public import Dovetail

public enum AppScope: Scope {}

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Shared(Cache.self, as: (any Store).self, Cache.self)
        Shared(Hidden.self)
    }
}

protocol Store: Sendable {}
package struct Cache: Store {}
struct Hidden {}
