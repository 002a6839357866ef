/// What happens to an open document, whoever caused it.
public enum SessionEvent: Hashable, Sendable {
    /// Somebody else's edit has arrived and is part of the document now.
    case remoteChange(Revision, by: AccountID)
    /// The account may do more or less with the document than before.
    case accessChanged(AccessLevel)
    /// One of this device's own edits has been replayed.
    case operationFinished(OperationOutcome)
}
