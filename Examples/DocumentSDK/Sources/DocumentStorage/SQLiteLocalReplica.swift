internal import DocumentKit

/// Documents and operations of the account's database, changed together in transactions.
struct SQLiteLocalReplica: LocalReplica {
    let database: SQLiteDatabase

    @discardableResult
    func record(
        _ change: DocumentChange,
        in document: DocumentID,
        as operation: OperationID,
        at time: Timestamp
    ) async throws -> DocumentOperation {
        try await database.transaction { database in
            guard var current = try database.document(document) else { throw DocumentError.notFound(document) }
            let operation = DocumentOperation(
                id: operation,
                document: document,
                baseRevision: current.revision,
                change: change,
                createdAt: time
            )
            try database.append(operation)
            change.apply(to: &current)
            current.modifiedAt = time
            try database.store(current)
            return operation
        }
    }

    @discardableResult
    func adopt(_ document: Document) async throws -> Document {
        try await database.transaction { database in
            try database.adopt(document)
        }
    }

    func complete(_ operation: OperationID, with accepted: Document) async throws {
        try await database.transaction { database in
            try database.removeOperation(operation)
            try database.rebaseOperations(
                of: accepted.id,
                from: accepted.revision.previous,
                onto: accepted.revision
            )
            try database.adopt(accepted)
        }
    }

    func discard(_ operation: OperationID, for current: Document) async throws {
        try await database.transaction { database in
            try database.removeOperation(operation)
            try database.adopt(current)
        }
    }

    func divert(_ operations: [OperationID], current: Document, copy: Document) async throws {
        try await database.transaction { database in
            for operation in operations { try database.removeOperation(operation) }
            try database.adopt(current)
            try database.adopt(copy)
        }
    }
}

extension SQLiteDatabase {
    /// Writes the server's document with the edits still pending on top.
    @discardableResult
    fileprivate func adopt(_ document: Document) throws -> Document {
        var document = document
        for operation in try pendingOperations(for: document.id) {
            operation.change.apply(to: &document)
            document.modifiedAt = operation.createdAt
        }
        try store(document)
        return document
    }
}
