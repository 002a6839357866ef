internal import DocumentKit

/// The documents in the account's database.
struct SQLiteDocumentCache: DocumentCache {
    let database: SQLiteDatabase

    func document(_ id: DocumentID) async throws -> Document? {
        try await database.document(id)
    }

    func documents() async throws -> [Document] {
        try await database.documents()
    }

    func remove(_ id: DocumentID) async throws {
        try await database.removeDocument(id)
    }
}
