/// Thrown when something is asked of a scope that has ended, or has begun to.
public struct ScopeEnded: Error, Hashable, Sendable, CustomStringConvertible {
    /// The scope's name as its class has it: `Account`.
    public let scope: String

    public init(scope: String) {
        self.scope = scope
    }

    public var description: String { "the scope \(scope) has ended" }
}
