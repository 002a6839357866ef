/// What came of one operation when it was replayed.
public struct OperationOutcome: Hashable, Sendable {
    /// The ways a replay can end.
    public enum Result: Hashable, Sendable {
        /// The server accepted it as it was.
        case applied(Revision)
        /// Somebody else had edited the document; the edit was made again on top of theirs.
        case rebased(Revision)
        /// Somebody else had edited the document; theirs stays, and ours lives on in a copy.
        case keptBoth(copy: DocumentID)
        /// Somebody else had edited the document; theirs stays, and ours is given up.
        case serverKept
        /// The server does not allow it. The operation is kept aside, out of the queue.
        case rejected(DocumentError)
    }

    public let operation: DocumentOperation
    public let result: Result

    public init(operation: DocumentOperation, result: Result) {
        self.operation = operation
        self.result = result
    }
}
