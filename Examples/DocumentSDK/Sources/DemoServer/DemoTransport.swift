package import DocumentKit
import Synchronization

/// A device's way to the server, with a switch to take it away.
package final class DemoTransport: HostTransport {
    private let server: DemoServer
    private let isOnline = Mutex(true)
    private let reachable = Broadcast(startingWith: true)

    package init(to server: DemoServer) {
        self.server = server
    }

    package func send(_ request: TransportRequest) async throws -> TransportResponse {
        guard isOnline.withLock({ $0 }) else { throw TransportError.unreachable }
        return server.respond(to: request)
    }

    package func messages(for credential: Credential) -> AsyncStream<[UInt8]> {
        let (messages, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        let listener = server.addListener(for: credential) { [weak self] message in
            guard let self, isOnline.withLock({ $0 }) else { return }
            continuation.yield(message)
        }
        guard let listener else {
            continuation.finish()
            return messages
        }
        continuation.onTermination = { [server] _ in server.removeListener(listener) }
        return messages
    }

    package func reachability() -> AsyncStream<Bool> {
        reachable.stream()
    }

    /// Takes the way to the server away.
    package func goOffline() {
        isOnline.withLock { $0 = false }
        reachable.send(false)
    }

    /// Gives it back.
    package func goOnline() {
        isOnline.withLock { $0 = true }
        reachable.send(true)
    }
}
