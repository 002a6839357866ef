import DemoServer
import DocumentKit
import Synchronization

/// A way to the server on which answers can get lost after the request has arrived.
final class LossyTransport: HostTransport {
    private let transport: DemoTransport
    /// How many answers are to come up to the one that gets lost.
    private let countdown = Mutex<Int?>(nil)

    init(to server: DemoServer) {
        transport = DemoTransport(to: server)
    }

    /// Loses one of the answers to come; the next has number 1.
    func loseAnswer(number: Int) {
        countdown.withLock { $0 = number }
    }

    func send(_ request: TransportRequest) async throws -> TransportResponse {
        let response = try await transport.send(request)
        let isLost = countdown.withLock { countdown in
            guard let number = countdown else { return false }
            countdown = number == 1 ? nil : number - 1
            return number == 1
        }
        if isLost { throw TransportError.unreachable }
        return response
    }

    func messages(for credential: Credential) -> AsyncStream<[UInt8]> {
        transport.messages(for: credential)
    }

    func reachability() -> AsyncStream<Bool> {
        transport.reachability()
    }
}
