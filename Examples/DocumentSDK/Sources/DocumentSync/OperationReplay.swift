internal import DocumentKit

/// Sends one operation and settles what comes of it, here and at the server.
struct OperationReplay: Sendable {
    let remote: any DocumentRemoteService
    let replica: any LocalReplica
    let operations: any OperationStore
    let refresher: any DocumentRefreshing
    let policy: any ConflictPolicy
    let copies: ConflictCopyMaker

    /// Returns the outcomes, one for each operation settled. An operation is out of the queue before its outcome is
    /// returned; where this throws, it is still first in line.
    func send(_ operation: DocumentOperation) async throws -> [OperationOutcome] {
        do {
            return try await submit(operation)
        } catch let error as DocumentError {
            switch error {
            case .permissionDenied, .notFound: return [try await reject(operation, because: error)]
            case .offline, .unauthorized, .unexpectedResponse: throw error
            }
        }
    }

    private func submit(_ original: DocumentOperation) async throws -> [OperationOutcome] {
        var operation = original
        while true {
            switch try await remote.submit(operation) {
            case .accepted(let document):
                try await replica.complete(original.id, with: document)
                let isRebased = operation.baseRevision != original.baseRevision
                let result: OperationOutcome.Result =
                    isRebased ? .rebased(document.revision) : .applied(document.revision)
                return [OperationOutcome(operation: original, result: result)]
            case .conflict(let current):
                switch policy.resolution(of: Conflict(operation: operation, current: current)) {
                case .rebase:
                    operation = operation.rebased(onto: current.revision)
                case .keepServer:
                    try await replica.discard(original.id, for: current)
                    return [OperationOutcome(operation: original, result: .serverKept)]
                case .keepBoth:
                    return try await copies.keepBoth(of: current)
                }
            }
        }
    }

    private func reject(_ operation: DocumentOperation, because error: DocumentError) async throws -> OperationOutcome {
        try await operations.reject(operation.id)
        // What is seen here is not what the server has. Where it cannot be asked now, the next refresh tells.
        try? await refresher.refresh(operation.document)
        return OperationOutcome(operation: operation, result: .rejected(error))
    }
}
