/// Brings edits made here and documents from the server together. Each step happens as a whole or not at all.
package protocol LocalReplica: Sendable {
    /// Makes an edit here and puts it into the queue, based on the revision that the document has at that moment.
    @discardableResult
    func record(
        _ change: DocumentChange,
        in document: DocumentID,
        as operation: OperationID,
        at time: Timestamp
    ) async throws -> DocumentOperation

    /// Takes over the server's document, with the edits still pending on top. Returns what is to be seen.
    @discardableResult
    func adopt(_ document: Document) async throws -> Document

    /// Takes an edit that the server accepted out of the queue. Later edits that were made on the revision before
    /// have its result for their new base. Those made on an older one keep theirs: they are conflicts yet.
    func complete(_ operation: OperationID, with accepted: Document) async throws

    /// Gives up an edit in favour of the server's document.
    func discard(_ operation: OperationID, for current: Document) async throws

    /// Takes edits out of the queue whose result is kept in a copy, and takes over the server's document.
    func divert(_ operations: [OperationID], current: Document, copy: Document) async throws
}
