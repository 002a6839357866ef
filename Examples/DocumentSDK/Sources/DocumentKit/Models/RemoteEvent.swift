/// What the server tells a device without being asked.
public enum RemoteEvent: Hashable, Codable, Sendable {
    /// Somebody else's edit was accepted.
    case documentChanged(DocumentID, revision: Revision, by: AccountID)
    /// The account may do more or less with the document than before.
    case accessChanged(DocumentID, AccessLevel)
}

extension RemoteEvent {
    /// The document that the event is about.
    package var document: DocumentID {
        switch self {
        case .documentChanged(let document, _, _), .accessChanged(let document, _): document
        }
    }
}
