/// Other people's work on the account's documents, while it happens.
package protocol CollaborationStreaming: Sendable {
    /// The events about one document, from the time of the call on. The stream ends with the account.
    func events(about document: DocumentID) -> AsyncStream<RemoteEvent>
}
