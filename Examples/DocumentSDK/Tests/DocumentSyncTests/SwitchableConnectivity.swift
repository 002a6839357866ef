import DocumentKit
import Synchronization

/// Says what the test says.
final class SwitchableConnectivity: ConnectivityMonitoring {
    private let current = Mutex(ConnectivityState.offline)
    private let broadcast = Broadcast(startingWith: ConnectivityState.offline)

    var state: ConnectivityState { current.withLock { $0 } }

    func updates() -> AsyncStream<ConnectivityState> { broadcast.stream() }

    /// Gives or takes the way to the server.
    func become(_ state: ConnectivityState) {
        current.withLock { $0 = state }
        broadcast.send(state)
    }
}
