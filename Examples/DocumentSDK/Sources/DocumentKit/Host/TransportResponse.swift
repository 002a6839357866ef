/// The server's answer, with HTTP's numbers for how it went.
public struct TransportResponse: Hashable, Sendable {
    public let status: Int
    public let body: [UInt8]

    public init(status: Int, body: [UInt8] = []) {
        self.status = status
        self.body = body
    }
}
