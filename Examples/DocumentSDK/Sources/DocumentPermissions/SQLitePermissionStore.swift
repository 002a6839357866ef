internal import DocumentKit
internal import DocumentStorage

/// Permissions in the account's database, so that they hold without a network too.
final class SQLitePermissionStore: PermissionStore {
    private let database: SQLiteDatabase
    private let broadcast = Broadcast<AccessChange>()

    init(database: SQLiteDatabase) {
        self.database = database
    }

    func access(to document: DocumentID) async throws -> AccessLevel {
        try await database.access(to: document)
    }

    func record(_ access: AccessLevel, for document: DocumentID) async throws {
        let isChange = try await database.transaction { database in
            guard try database.access(to: document) != access else { return false }
            try database.store(access, for: document)
            return true
        }
        if isChange { broadcast.send(AccessChange(document: document, access: access)) }
    }

    func changes() -> AsyncStream<AccessChange> {
        broadcast.stream()
    }

    /// Ends all streams.
    func stop() {
        broadcast.finish()
    }
}

extension SQLiteDatabase {
    fileprivate func access(to document: DocumentID) throws -> AccessLevel {
        let levels = try rows(
            "SELECT access FROM permissions WHERE document_id = ?",
            .text(document.rawValue)
        ) { row in
            guard let level = AccessLevel(rawValue: row.text(0)) else {
                throw SQLiteError.unreadable(column: "permissions.access", value: row.text(0))
            }
            return level
        }
        return levels.first ?? .none
    }

    fileprivate func store(_ access: AccessLevel, for document: DocumentID) throws {
        try run(
            """
            INSERT INTO permissions (document_id, access) VALUES (?, ?)
            ON CONFLICT (document_id) DO UPDATE SET access = excluded.access
            """,
            .text(document.rawValue),
            .text(access.rawValue)
        )
    }
}
