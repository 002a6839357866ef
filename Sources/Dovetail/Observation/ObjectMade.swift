/// Tells a ``ScopeObserver`` of an object that a scope has made: a shared one, when it opens or on first use, and each transient.
public struct ObjectMade: Sendable {
    /// Whose code makes it: what a scope takes of its parent's transients, the parent makes.
    public let scope: ScopeIdentity
    /// The object's type, by its short name: `SyncEngine`.
    public let name: String
    public let start: ContinuousClock.Instant
    /// From the call of its initialiser, or of its registration's closure, to the end of that.
    public let duration: Duration
}
