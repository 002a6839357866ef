public struct Client: Sendable {
    public let text = "client"
    public init() {}
}

/// An alias that is called like its module.
public typealias Network = Client

public struct Job: Sendable {
    public let client: Client
    public init(client: Client) { self.client = client }
}
