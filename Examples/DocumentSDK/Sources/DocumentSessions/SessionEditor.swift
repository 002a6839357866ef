internal import DocumentKit

/// Edits the open document: here at once, at the server when there is a way.
struct SessionEditor: DocumentEditing {
    let state: EditingState
    let activity: SessionActivity
    let pending: PendingOperations
    let cache: any DocumentCache
    let replica: any LocalReplica
    let sync: any SyncControl
    let clock: any HostClock
    let makeOperationID: @Sendable () -> OperationID

    var access: AccessLevel { state.access }

    func document() async throws -> Document {
        guard let document = try await cache.document(state.document) else {
            throw DocumentError.notFound(state.document)
        }
        return document
    }

    func apply(_ change: DocumentChange) async throws -> OperationID {
        guard state.access >= .editor else { throw DocumentError.permissionDenied(state.document) }
        let operation = try await replica.record(change, in: state.document, as: makeOperationID(), at: clock.now())
        state.noteEdit(operation.id)
        sync.requestDrain()
        return operation.id
    }

    func pendingOperations() async throws -> [DocumentOperation] {
        try await pending.all()
    }

    func events() -> AsyncStream<SessionEvent> {
        activity.events()
    }
}
