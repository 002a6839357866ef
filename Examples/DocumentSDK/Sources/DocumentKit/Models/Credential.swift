/// The secret that authorizes requests of one account. It describes itself without telling the secret.
public struct Credential: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public var description: String { "<credential>" }
    public var debugDescription: String { description }
}
