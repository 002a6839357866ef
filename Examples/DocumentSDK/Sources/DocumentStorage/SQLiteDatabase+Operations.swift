internal import DocumentKit

extension SQLiteDatabase {
    /// The operations still to be sent, the oldest first.
    func pendingOperations() throws -> [DocumentOperation] {
        try rows(
            "SELECT \(Self.columns) FROM operations WHERE is_rejected = 0 ORDER BY sequence",
            read: Self.operation
        )
    }

    /// The operations of one document still to be sent, the oldest first.
    func pendingOperations(for document: DocumentID) throws -> [DocumentOperation] {
        try rows(
            "SELECT \(Self.columns) FROM operations WHERE document_id = ? AND is_rejected = 0 ORDER BY sequence",
            .text(document.rawValue),
            read: Self.operation
        )
    }

    /// The operation whose turn it is.
    func nextPendingOperation() throws -> DocumentOperation? {
        try rows(
            "SELECT \(Self.columns) FROM operations WHERE is_rejected = 0 ORDER BY sequence LIMIT 1",
            read: Self.operation
        ).first
    }

    /// The operations kept aside.
    func rejectedOperations() throws -> [DocumentOperation] {
        try rows(
            "SELECT \(Self.columns) FROM operations WHERE is_rejected = 1 ORDER BY sequence",
            read: Self.operation
        )
    }

    /// Adds an operation at the end. Does nothing where it is there already.
    func append(_ operation: DocumentOperation) throws {
        try run(
            "INSERT INTO operations (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
            .text(operation.id.rawValue),
            .text(operation.document.rawValue),
            .integer(Int64(operation.baseRevision.rawValue)),
            .text(operation.change.kind.rawValue),
            .text(operation.change.text),
            .integer(operation.createdAt.secondsSinceEpoch)
        )
    }

    /// Forgets an operation.
    func removeOperation(_ id: OperationID) throws {
        try run("DELETE FROM operations WHERE id = ?", .text(id.rawValue))
    }

    /// Keeps an operation aside.
    func rejectOperation(_ id: OperationID) throws {
        try run("UPDATE operations SET is_rejected = 1 WHERE id = ?", .text(id.rawValue))
    }

    /// Gives the pending operations of a document that are based on one revision another base.
    func rebaseOperations(of document: DocumentID, from base: Revision, onto revision: Revision) throws {
        try run(
            """
            UPDATE operations SET base_revision = ?
            WHERE document_id = ? AND base_revision = ? AND is_rejected = 0
            """,
            .integer(Int64(revision.rawValue)),
            .text(document.rawValue),
            .integer(Int64(base.rawValue))
        )
    }

    private static var columns: String { "id, document_id, base_revision, kind, text, created_at" }

    private static func operation(_ row: SQLiteRow) throws -> DocumentOperation {
        guard let kind = DocumentChange.Kind(rawValue: row.text(3)) else {
            throw SQLiteError.unreadable(column: "operations.kind", value: row.text(3))
        }
        return DocumentOperation(
            id: OperationID(row.text(0)),
            document: DocumentID(row.text(1)),
            baseRevision: Revision(Int(row.integer(2))),
            change: DocumentChange(kind: kind, text: row.text(4)),
            createdAt: Timestamp(secondsSinceEpoch: row.integer(5))
        )
    }
}
