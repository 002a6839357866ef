/// The server's documents, as one account sees them. Throws ``DocumentError``.
package protocol DocumentRemoteService: Sendable {
    /// All documents that the account may read.
    func documents() async throws -> [AccessibleDocument]

    /// One document.
    func document(_ id: DocumentID) async throws -> AccessibleDocument

    /// Makes a document. Does nothing where it exists already, so that it can be asked for twice.
    func create(_ id: DocumentID, title: String, body: String) async throws -> Document

    /// Sends an edit. An edit sent twice is made once.
    func submit(_ operation: DocumentOperation) async throws -> SubmissionResult
}
