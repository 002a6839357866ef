/// The documents as this device sees them, own edits included.
package protocol DocumentCache: Sendable {
    /// The document, where it is known here.
    func document(_ id: DocumentID) async throws -> Document?

    /// All documents known here, in the order of their titles.
    func documents() async throws -> [Document]

    /// Forgets the document.
    func remove(_ id: DocumentID) async throws
}
