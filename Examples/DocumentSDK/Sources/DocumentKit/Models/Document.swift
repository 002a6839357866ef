/// A document as a device holds it. Its revision is the server's that it is based on.
public struct Document: Hashable, Codable, Sendable {
    public let id: DocumentID
    public var title: String
    public var body: String
    public var revision: Revision
    public let owner: AccountID
    public var modifiedAt: Timestamp

    public init(
        id: DocumentID,
        title: String,
        body: String,
        revision: Revision,
        owner: AccountID,
        modifiedAt: Timestamp
    ) {
        self.id = id
        self.title = title
        self.body = body
        self.revision = revision
        self.owner = owner
        self.modifiedAt = modifiedAt
    }
}
