internal import DocumentKit
import Synchronization

/// Follows the host's transport. Supposes a way to the server until it hears otherwise.
final class ConnectivityMonitor: ConnectivityMonitoring {
    private let known: KnownConnectivity
    private let following: Task<Void, Never>

    init(transport: any HostTransport, logging: any HostLogging) {
        let known = KnownConnectivity()
        let reachability = transport.reachability()
        self.known = known
        following = Task {
            for await isReachable in reachability where known.learn(isReachable ? .online : .offline) {
                logging.log("The server is \(isReachable ? "reachable" : "out of reach").")
            }
        }
    }

    var state: ConnectivityState { known.state }

    func updates() -> AsyncStream<ConnectivityState> {
        known.changes.stream()
    }

    /// Follows no longer, and ends all streams.
    func stop() async {
        following.cancel()
        await following.value
        known.changes.finish()
    }
}

/// What the monitor and its task share, so that the task need not hold the monitor.
private final class KnownConnectivity: Sendable {
    let changes = Broadcast<ConnectivityState>(startingWith: .online)
    private let current = Mutex(ConnectivityState.online)

    var state: ConnectivityState { current.withLock { $0 } }

    /// Takes note, and returns whether it is news.
    func learn(_ state: ConnectivityState) -> Bool {
        current.withLock { current in
            guard current != state else { return false }
            current = state
            changes.send(state)
            return true
        }
    }
}
