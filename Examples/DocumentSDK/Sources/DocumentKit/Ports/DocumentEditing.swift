/// An open document.
public protocol DocumentEditing: Sendable {
    /// The document as this device sees it, own edits included.
    func document() async throws -> Document

    /// What the account may do with it.
    var access: AccessLevel { get }

    /// Makes an edit here and now; it travels to the server when there is a way. Throws
    /// ``DocumentError/permissionDenied(_:)`` where the account may not.
    @discardableResult
    func apply(_ change: DocumentChange) async throws -> OperationID

    /// The edits of this document that the server has not accepted yet.
    func pendingOperations() async throws -> [DocumentOperation]

    /// What happens to the document, from the time of the call on. The stream ends with the session.
    func events() -> AsyncStream<SessionEvent>
}
