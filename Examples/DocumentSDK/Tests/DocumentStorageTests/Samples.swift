import DocumentKit

@testable import DocumentStorage

extension SQLiteDatabase {
    /// A database of its own for one test.
    static func inMemory() throws -> SQLiteDatabase {
        try SQLiteDatabase(namespace: CacheNamespace(AccountID("ana")), location: .memory)
    }
}

extension Document {
    /// A document with no more to it than a test needs.
    static func sample(_ id: String, title: String = "Title", body: String = "", revision: Int = 1) -> Document {
        Document(
            id: DocumentID(id),
            title: title,
            body: body,
            revision: Revision(revision),
            owner: AccountID("ana"),
            modifiedAt: Timestamp(secondsSinceEpoch: 0)
        )
    }
}

extension LocalReplica {
    /// Records an edit without the formalities.
    @discardableResult
    func record(_ change: DocumentChange, in document: String, as operation: String) async throws -> DocumentOperation {
        try await record(
            change,
            in: DocumentID(document),
            as: OperationID(operation),
            at: Timestamp(secondsSinceEpoch: 1)
        )
    }
}
