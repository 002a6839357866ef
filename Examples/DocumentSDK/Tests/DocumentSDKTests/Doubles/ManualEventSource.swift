internal import DocumentKit

/// Tells what the test tells it to.
struct ManualEventSource: RemoteEventSource {
    private let broadcast = Broadcast<RemoteEvent>()

    /// Tells whoever listens.
    func send(_ event: RemoteEvent) {
        broadcast.send(event)
    }

    func events() -> AsyncStream<RemoteEvent> {
        broadcast.stream()
    }
}
