/// Tells a ``ScopeObserver`` that a scope is open.
public struct ScopeOpened: Sendable {
    public let scope: ScopeIdentity
    /// The scope that it is in; nil for the root.
    public let parent: ScopeIdentity?
    public let start: ContinuousClock.Instant
    public let duration: Duration
}
