internal import DocumentKit
import Synchronization

/// Says what the test says.
final class ManualConnectivity: ConnectivityMonitoring {
    private let current: Mutex<ConnectivityState>
    private let broadcast: Broadcast<ConnectivityState>

    init(_ state: ConnectivityState = .online) {
        current = Mutex(state)
        broadcast = Broadcast(startingWith: state)
    }

    var state: ConnectivityState { current.withLock { $0 } }

    func updates() -> AsyncStream<ConnectivityState> { broadcast.stream() }

    /// Gives or takes the way to the server.
    func become(_ state: ConnectivityState) {
        current.withLock { $0 = state }
        broadcast.send(state)
    }
}
