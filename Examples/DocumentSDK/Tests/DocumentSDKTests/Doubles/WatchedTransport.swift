internal import DemoServer
internal import DocumentKit
import Synchronization

/// A way to the test's server that remembers what it was used for with whose credential, stops where the test says so, and goes on to
/// deliver messages when nobody listens any more.
final class WatchedTransport: HostTransport {
    private let server: DemoServer
    private let way: DemoTransport
    private let script: Script
    private let untold = Mutex<[TransportRequest]>([])

    init(to server: DemoServer, script: Script) {
        self.server = server
        self.script = script
        way = DemoTransport(to: server)
    }

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        untold.withLock { $0.append(request) }
        try await script.pass(.request(request.method))
        let response = try await way.send(request)
        try await script.pass(.answer(request.method))
        return response
    }

    func messages(for credential: Credential) -> AsyncStream<[UInt8]> {
        let (messages, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        _ = server.addListener(for: credential) { continuation.yield($0) }
        return messages
    }

    func reachability() -> AsyncStream<Bool> { way.reachability() }

    func goOffline() { way.goOffline() }

    func goOnline() { way.goOnline() }

    /// The requests since this was asked last.
    func takeRequests() -> [TransportRequest] {
        untold.withLock { untold in
            defer { untold = [] }
            return untold
        }
    }
}
