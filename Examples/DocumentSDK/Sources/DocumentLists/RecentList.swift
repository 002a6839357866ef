internal import DocumentKit
internal import DocumentStorage

/// What was opened on this device, remembered in the account's database.
struct RecentList: Sendable {
    let database: SQLiteDatabase
    let cache: any DocumentCache
    let clock: any HostClock

    /// The documents that were opened, the latest first.
    func documents() async throws -> [Document] {
        let names = try await database.rows(
            "SELECT document_id FROM recents ORDER BY opened_at DESC, document_id LIMIT 20"
        ) { DocumentID($0.text(0)) }
        var documents: [Document] = []
        for name in names {
            if let document = try await cache.document(name) { documents.append(document) }
        }
        return documents
    }

    /// Remembers that the document is opened now.
    func noteOpening(of document: DocumentID) async throws {
        try await database.run(
            """
            INSERT INTO recents (document_id, opened_at) VALUES (?, ?)
            ON CONFLICT (document_id) DO UPDATE SET opened_at = excluded.opened_at
            """,
            .text(document.rawValue),
            .integer(clock.now().secondsSinceEpoch)
        )
    }
}
