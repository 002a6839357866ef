internal import DocumentKit

/// Listens to the server for the whole account: permissions are taken note of, other people's edits are passed on to
/// whoever has the document open.
final class CollaborationFeed: CollaborationStreaming {
    private let broadcast: Broadcast<RemoteEvent>
    private let listening: Task<Void, Never>

    init(source: any RemoteEventSource, permissions: any PermissionStore, logging: any HostLogging) {
        let broadcast = Broadcast<RemoteEvent>()
        let events = source.events()
        self.broadcast = broadcast
        listening = Task {
            for await event in events {
                if case .accessChanged(let document, let access) = event {
                    do {
                        try await permissions.record(access, for: document)
                    } catch {
                        logging.log("A permission could not be kept: \(error)")
                    }
                }
                broadcast.send(event)
            }
        }
    }

    func events(about document: DocumentID) -> AsyncStream<RemoteEvent> {
        let all = broadcast.stream()
        let (events, continuation) = AsyncStream.makeStream(of: RemoteEvent.self)
        let sorting = Task {
            for await event in all where event.document == document { continuation.yield(event) }
            continuation.finish()
        }
        continuation.onTermination = { _ in sorting.cancel() }
        return events
    }

    /// Listens no longer, and ends all streams.
    func stop() async {
        listening.cancel()
        await listening.value
        broadcast.finish()
    }
}
