/// A document that a search found, with the passage that made it be found.
public struct SearchHit: Hashable, Sendable {
    public let document: DocumentID
    public let title: String
    /// The passage, with the words that were looked for in brackets.
    public let passage: String

    public init(document: DocumentID, title: String, passage: String) {
        self.document = document
        self.title = title
        self.passage = passage
    }
}
