/// What the account may do with each document, as far as this device has heard.
package protocol PermissionStore: Sendable {
    /// What the account may do with the document; nothing where it has not been heard of.
    func access(to document: DocumentID) async throws -> AccessLevel

    /// Remembers what the server said.
    func record(_ access: AccessLevel, for document: DocumentID) async throws

    /// Every change, from the time of the call on.
    func changes() -> AsyncStream<AccessChange>
}
