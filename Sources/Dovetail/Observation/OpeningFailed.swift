/// Tells a ``ScopeObserver`` that a scope could not be opened.
public struct OpeningFailed: Sendable {
    public let scope: ScopeIdentity
    /// The scope that it would have been in; nil for the root.
    public let parent: ScopeIdentity?
    public let error: any Error
    /// How what was already made has ended, with the failures of that.
    public let report: EndReport
}
