internal import DocumentKit
internal import DocumentStorage

/// Full-text search in the account's database.
struct SearchIndex: DocumentSearching {
    let database: SQLiteDatabase

    func search(_ text: String) async throws -> [SearchHit] {
        let query = Self.query(for: text)
        guard !query.isEmpty else { return [] }
        return try await database.rows(
            """
            SELECT documents.id, documents.title, snippet(document_search, -1, '[', ']', '…', 8)
            FROM document_search JOIN documents ON documents.number = document_search.rowid
            WHERE document_search MATCH ?
            ORDER BY bm25(document_search, 4.0, 1.0), documents.id
            """,
            .text(query)
        ) { row in
            SearchHit(document: DocumentID(row.text(0)), title: row.text(1), passage: row.text(2))
        }
    }

    /// What a person typed, in SQLite's query language: every word quoted, so that none is taken for an operator, and
    /// each as a beginning.
    static func query(for text: String) -> String {
        text.split(whereSeparator: \.isWhitespace)
            .map { word in
                let quoted = word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
                return "\"\(quoted)\"*"
            }
            .joined(separator: " ")
    }
}
