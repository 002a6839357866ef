/// Is told what a graph makes, which of its scopes open and end, and how: for logs, for metrics, for a look at how long an SDK takes to start.
///
/// It is handed to the root scope when that opens, and told of every scope in there. Where there is none, nothing is measured and nothing is kept.
///
/// ```swift
/// struct StartLog: ScopeObserver {
///     func scopeOpened(_ event: ScopeOpened) { print("\(event.scope) took \(event.duration) to open") }
/// }
/// let host = DocumentSDK.Host(…, observer: StartLog())
/// ```
///
/// Its functions are called by whoever opens or ends something, from any thread: they should return soon. One that isn't written does nothing.
public protocol ScopeObserver: Sendable {
    /// A scope has made an object: told of in the order in which they are finished, and before the scope is told to be open.
    func objectMade(_ event: ObjectMade)
    /// A scope is open.
    func scopeOpened(_ event: ScopeOpened)
    /// A scope could not be opened, and what was made of it has ended. Whoever opened it gets the error.
    func openingFailed(_ event: OpeningFailed)
    /// A hook has run, is overdue, or has thrown. One that was overdue is told of once more when it is done after all.
    func objectEnded(_ event: ObjectEnded)
    /// A scope has ended, with all that was in it.
    func scopeEnded(_ event: ScopeEnding)
    /// A scope was released though it had not ended, or not what was made after that, so that hooks of it never run.
    func scopeDropped(_ event: ScopeDropped)
}

extension ScopeObserver {
    public func objectMade(_ event: ObjectMade) {}
    public func scopeOpened(_ event: ScopeOpened) {}
    public func openingFailed(_ event: OpeningFailed) {}
    public func objectEnded(_ event: ObjectEnded) {}
    public func scopeEnded(_ event: ScopeEnding) {}
    public func scopeDropped(_ event: ScopeDropped) {}
}
