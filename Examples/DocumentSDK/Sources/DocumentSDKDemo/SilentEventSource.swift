internal import DocumentKit

/// Nobody else edits the samples.
struct SilentEventSource: RemoteEventSource {
    func events() -> AsyncStream<RemoteEvent> {
        AsyncStream { $0.finish() }
    }
}
