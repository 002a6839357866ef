/// The host's way to the server. The host owns connections, proxies and certificates.
public protocol HostTransport: Sendable {
    /// Sends one request. Throws ``TransportError`` where no answer was to be had.
    func send(_ request: TransportRequest) async throws -> TransportResponse

    /// What the server sends unasked to the account with this credential, from the time of the call on, as long as it
    /// is listened to. Nothing arrives while there is no way to the server.
    func messages(for credential: Credential) -> AsyncStream<[UInt8]>

    /// Whether the server can be reached: now, and whenever that changes.
    func reachability() -> AsyncStream<Bool>
}
