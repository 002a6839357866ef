/// A request in the host's terms.
public struct TransportRequest: Hashable, Sendable {
    /// What is asked of the resource.
    public enum Method: String, Sendable {
        case get = "GET"
        case post = "POST"
    }

    public let method: Method
    /// The steps to the resource, not yet escaped.
    public let path: [String]
    public let credential: Credential
    public let body: [UInt8]

    public init(method: Method, path: [String], credential: Credential, body: [UInt8] = []) {
        self.method = method
        self.path = path
        self.credential = credential
        self.body = body
    }
}
