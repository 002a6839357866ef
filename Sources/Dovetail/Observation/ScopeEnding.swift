/// Tells a ``ScopeObserver`` that a scope has ended.
public struct ScopeEnding: Sendable {
    public let scope: ScopeIdentity
    public let start: ContinuousClock.Instant
    public let duration: Duration
    /// What ended in there, with the scopes that were open in it.
    public let report: EndReport
}
