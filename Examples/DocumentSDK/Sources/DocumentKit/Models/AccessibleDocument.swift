/// A document together with what the asking account may do with it: what the server sends.
public struct AccessibleDocument: Hashable, Codable, Sendable {
    public let document: Document
    public let access: AccessLevel

    public init(document: Document, access: AccessLevel) {
        self.document = document
        self.access = access
    }
}
