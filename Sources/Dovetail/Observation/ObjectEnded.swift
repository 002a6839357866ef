/// Tells a ``ScopeObserver`` that the `.onEnd` hook of an object is done with, or that the ending goes on without it.
public struct ObjectEnded: Sendable {
    public let scope: ScopeIdentity
    /// The object's type, by its short name: `SyncEngine`.
    public let name: String
    public let start: ContinuousClock.Instant
    public let duration: Duration
    /// What the hook threw, or ``HookOverdue``.
    public let error: (any Error)?
}
