/// Tells a ``ScopeObserver`` that a scope was released and nobody had ended it, or what was made after its end.
public struct ScopeDropped: Sendable {
    public let scope: ScopeIdentity
    /// The objects whose hooks never run, in the order in which they would have run.
    public let names: [String]
}

extension ScopeDropped {
    /// Stops a debug build, where nobody can be told.
    static func stop(_ scope: String, _ names: [String], afterTheEnd: Bool = false) {
        let (what, call) = afterTheEnd ? ("not ended again", "call `end()` once more") : ("never ended", "call `end()`")
        assertionFailure(
            "the scope \(scope) was released and \(what), so that these were not: \(names.joined(separator: ", ")); \(call), or hand "
                + "an observer to the root scope, which is told instead"
        )
    }
}
