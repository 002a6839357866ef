/// The server's answer to an edit.
package enum SubmissionResult: Hashable, Sendable {
    /// The edit is part of the document, which is now this.
    case accepted(Document)
    /// The edit was made on another revision than the server's, which is this.
    case conflict(current: Document)
}
