/// Which of the scopes that were opened.
public struct ScopeIdentity: Hashable, Sendable, CustomStringConvertible {
    /// The scope's name as its class has it: `Account`.
    public let name: String
    /// Tells the scopes of one observer's root apart: 0 for the root, and so on in the order in which they were opened.
    public let number: Int

    /// `Account 3`.
    public var description: String { "\(name) \(number)" }
}
