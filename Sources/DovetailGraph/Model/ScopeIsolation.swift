/// Where the objects of a scope may be used.
package enum ScopeIsolation: Hashable, Sendable {
    /// Anywhere: they are `Sendable`.
    case sendable
    /// On a global actor, which makes them too.
    case actor(ActorName)
    /// In one place, wherever that is: neither the scope nor what it holds leaves it.
    case unsynchronized

    /// The global actor, if it is one.
    package var actor: ActorName? {
        if case .actor(let name) = self { name } else { nil }
    }
}
