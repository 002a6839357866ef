internal import DocumentKit

/// The operations in the account's database, so that they outlive the process and reach no other account.
struct SQLiteOperationStore: OperationStore {
    let database: SQLiteDatabase

    func pending() async throws -> [DocumentOperation] {
        try await database.pendingOperations()
    }

    func pending(for document: DocumentID) async throws -> [DocumentOperation] {
        try await database.pendingOperations(for: document)
    }

    func nextPending() async throws -> DocumentOperation? {
        try await database.nextPendingOperation()
    }

    func reject(_ operation: OperationID) async throws {
        try await database.rejectOperation(operation)
    }

    func rejected() async throws -> [DocumentOperation] {
        try await database.rejectedOperations()
    }
}
