internal import DocumentKit
internal import Foundation

/// The server's messages, decoded.
struct TransportEventSource: RemoteEventSource {
    let transport: any HostTransport
    let credential: Credential
    let logging: any HostLogging

    func events() -> AsyncStream<RemoteEvent> {
        // Asked for here and not in the task, so that nothing sent after this call is missed.
        let messages = transport.messages(for: credential)
        let (events, continuation) = AsyncStream.makeStream(of: RemoteEvent.self)
        let decoding = Task { [logging] in
            for await message in messages {
                do {
                    continuation.yield(try JSONDecoder().decode(RemoteEvent.self, from: Data(message)))
                } catch {
                    logging.log("A message of the server is not understood: \(error)")
                }
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in decoding.cancel() }
        return events
    }
}
