internal import DocumentKit

/// The open document's share of the account's queue.
struct PendingOperations: Sendable {
    let document: DocumentID
    let operations: any OperationStore

    /// The edits still to be sent, the oldest first.
    func all() async throws -> [DocumentOperation] {
        try await operations.pending(for: document)
    }
}
