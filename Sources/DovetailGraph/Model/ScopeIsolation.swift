/// Where the objects of a scope may be used.
package enum ScopeIsolation: Hashable, Sendable {
    /// Anywhere: they are `Sendable`.
    case sendable
    /// On a global actor, as it is to be written, which makes them too.
    case actor(String)
    /// In one place, wherever that is: neither the scope nor what it holds leaves it.
    case unsynchronized

    /// The global actor, if it is one.
    package var actor: String? {
        if case .actor(let name) = self { name } else { nil }
    }
}
