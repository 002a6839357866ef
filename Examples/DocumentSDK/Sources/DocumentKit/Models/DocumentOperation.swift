/// An edit on its way to the server, with the revision it was made on.
public struct DocumentOperation: Hashable, Codable, Sendable {
    public let id: OperationID
    public let document: DocumentID
    public let baseRevision: Revision
    public let change: DocumentChange
    public let createdAt: Timestamp

    public init(
        id: OperationID,
        document: DocumentID,
        baseRevision: Revision,
        change: DocumentChange,
        createdAt: Timestamp
    ) {
        self.id = id
        self.document = document
        self.baseRevision = baseRevision
        self.change = change
        self.createdAt = createdAt
    }

    /// The same edit, to be made on another revision.
    package func rebased(onto revision: Revision) -> DocumentOperation {
        DocumentOperation(
            id: id,
            document: document,
            baseRevision: revision,
            change: change,
            createdAt: createdAt
        )
    }
}
