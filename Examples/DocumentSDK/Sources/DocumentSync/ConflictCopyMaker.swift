internal import DocumentKit

/// Puts this device's version of a document into a copy, and leaves the document to the others.
struct ConflictCopyMaker: Sendable {
    let account: AccountContext
    let remote: any DocumentRemoteService
    let cache: any DocumentCache
    let operations: any OperationStore
    let replica: any LocalReplica
    let permissions: any PermissionStore
    let presentation: any HostPresentation

    /// Returns the outcomes of the operations whose result is in the copy: all that were pending for the document.
    func keepBoth(of current: Document) async throws -> [OperationOutcome] {
        // In this order: an edit made in between is in the text and stays pending too, which is better than lost.
        let pending = try await operations.pending(for: current.id)
        guard let last = pending.last, let ours = try await cache.document(current.id) else {
            throw DocumentError.notFound(current.id)
        }
        // Named after the last edit that it holds: asked for again, it is the same copy, unless there is more in it.
        let name = DocumentID("\(current.id)-copy-\(last.id)")
        let title = "\(ours.title) (\(account.displayName)'s copy)"
        let copy = try await remote.create(name, title: title, body: ours.body)
        try await permissions.record(.owner, for: copy.id)
        try await replica.divert(pending.map(\.id), current: current, copy: copy)
        await presentation.present(.keptBoth(original: current.id, copy: copy.id))
        return pending.map { OperationOutcome(operation: $0, result: .keptBoth(copy: copy.id)) }
    }
}
