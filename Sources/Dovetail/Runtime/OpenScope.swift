/// A scope that is open and can be ended. Every generated scope class is one that can be used from any thread.
public protocol OpenScope: AnyObject, Sendable {
    /// Ends the scopes that are open in this one, then what it made, last made first.
    @discardableResult
    func end() async -> EndReport
}
