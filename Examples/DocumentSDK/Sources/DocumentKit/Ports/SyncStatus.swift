/// Tells what is pending and what came of what was sent.
public protocol SyncStatus: Sendable {
    /// The operations still to be sent, in order.
    func pending() async throws -> [DocumentOperation]

    /// What came of the operations sent since the account was opened, in the order in which they were sent.
    func outcomes() async -> [OperationOutcome]

    /// The outcomes from the time of the call on.
    func updates() -> AsyncStream<OperationOutcome>
}
