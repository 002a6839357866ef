internal import DocumentKit

/// The samples can always be reached.
struct AlwaysOnline: ConnectivityMonitoring {
    var state: ConnectivityState { .online }

    func updates() -> AsyncStream<ConnectivityState> {
        AsyncStream { continuation in
            continuation.yield(.online)
            continuation.finish()
        }
    }
}
