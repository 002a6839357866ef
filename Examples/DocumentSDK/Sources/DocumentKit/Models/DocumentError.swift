/// What can go wrong with a document, for a caller to tell apart.
public enum DocumentError: Error, Hashable, Sendable {
    /// There is no way to the server now.
    case offline
    /// The server does not accept the account's credential, a renewed one neither.
    case unauthorized
    /// No such document, as far as this account can know.
    case notFound(DocumentID)
    /// The account may not do this with the document.
    case permissionDenied(DocumentID)
    /// The server answered something that it should not.
    case unexpectedResponse(status: Int)
}
