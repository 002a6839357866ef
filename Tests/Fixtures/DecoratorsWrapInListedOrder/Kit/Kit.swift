package import Dovetail

package enum AppScope: Scope {}

package protocol Notes: Sendable {
    func all() -> String
}
package protocol Cache: Sendable {}

/// Stays in its module, with what wraps it there.
protocol Sealed: Sendable {
    func name() -> String
}
struct Plain: Sealed {
    func name() -> String { "plain" }
}
struct Wrapped: Sealed {
    let inner: any Sealed
    func name() -> String { "wrapped \(inner.name())" }
}

/// One object under two keys, of which one is wrapped.
final class RealNotes: Notes, Cache {
    let sealed: any Sealed
    init(sealed: any Sealed) { self.sealed = sealed }
    func all() -> String { "notes of \(sealed.name())" }
    func close() { print("the notes are closed") }
}

final class CachedNotes: Notes {
    let inner: any Notes
    let cache: any Cache
    init(_ inner: any Notes, cache: any Cache) {
        self.inner = inner
        self.cache = cache
    }
    func all() -> String { "cached \(inner.all()), by \(type(of: cache))" }
    func flush() { print("the cache is flushed") }
}

package enum Data: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        // A decorator may stand before what it wraps.
        Decorator(CachedNotes.self, of: (any Notes).self)
            .onEnd { $0.flush() }
        Shared(RealNotes.self, as: (any Notes).self, (any Cache).self)
            .onEnd { $0.close() }
        Shared(Plain.self, as: (any Sealed).self)
        Decorator(Wrapped.self, of: (any Sealed).self)
    }
}
