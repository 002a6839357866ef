package import Dovetail

package enum AppScope: Scope {}

package protocol Store: Sendable {
    var name: String { get }
}

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        #if TRACING && DEBUG
            Shared(Trace.self)
            Shared(TracedStore.self, as: (any Store).self)
        #elseif TRACING
            Shared(PlainStore.self, as: (any Store).self)
        #else
            Shared(Missing.self)
        #endif
    }
}

/// Whoever lists the other only has to know all the same which of the two declares what both hand out sealed.
package enum CommonAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        #if os(Linux)
            Transient(Trace.self)
        #endif
    }
}

final class Trace: Sendable {
    let name = "traced"
}

struct TracedStore: Store {
    let trace: Trace
    var name: String { trace.name }
}

struct PlainStore: Store {
    #if DEBUG
        let trace: Trace
    #endif
    var name: String { "plain" }
}
