/// The edits that the server has not accepted yet, in the order in which they were made.
package protocol OperationStore: Sendable {
    /// The edits still to be sent, the oldest first.
    func pending() async throws -> [DocumentOperation]

    /// The edits of one document still to be sent, the oldest first.
    func pending(for document: DocumentID) async throws -> [DocumentOperation]

    /// The edit whose turn it is.
    func nextPending() async throws -> DocumentOperation?

    /// Takes an edit that the server does not allow out of the queue, and keeps it aside.
    func reject(_ operation: OperationID) async throws

    /// The edits kept aside.
    func rejected() async throws -> [DocumentOperation]
}
