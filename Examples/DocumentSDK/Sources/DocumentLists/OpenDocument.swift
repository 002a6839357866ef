public import DocumentKit

/// An open document and the means to close it.
public struct OpenDocument: Sendable {
    public let editing: any DocumentEditing
    private let end: @Sendable () async -> Void

    init(editing: any DocumentEditing, close end: @escaping @Sendable () async -> Void) {
        self.editing = editing
        self.end = end
    }

    /// Releases everything that belongs to the open document. Its edits live on in the queue.
    public func close() async {
        await end()
    }
}
