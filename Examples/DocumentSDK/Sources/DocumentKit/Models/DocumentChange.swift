/// One edit of a document's content, small enough to be replayed.
public struct DocumentChange: Hashable, Codable, Sendable {
    /// What an edit does with its text.
    public enum Kind: String, Codable, Sendable {
        case rename
        case append
        case replaceBody
    }

    public let kind: Kind
    public let text: String

    /// An edit read back from where it was kept.
    public init(kind: Kind, text: String) {
        self.kind = kind
        self.text = text
    }

    /// Gives the document another title.
    public static func rename(_ title: String) -> DocumentChange {
        DocumentChange(kind: .rename, text: title)
    }

    /// Adds a paragraph at the end.
    public static func append(_ paragraph: String) -> DocumentChange {
        DocumentChange(kind: .append, text: paragraph)
    }

    /// Writes the body anew.
    public static func replaceBody(_ body: String) -> DocumentChange {
        DocumentChange(kind: .replaceBody, text: body)
    }

    /// Whether the edit means the same on a newer revision: it adds and takes nothing away.
    public var appliesToAnyRevision: Bool { kind == .append }

    /// Carries the edit out.
    public func apply(to document: inout Document) {
        switch kind {
        case .rename: document.title = text
        case .append: document.body += document.body.isEmpty ? text : "\n" + text
        case .replaceBody: document.body = text
        }
    }
}
