internal import CSQLite

/// The tables, and how a database of an older version gets them. A step that has shipped is never changed; a new one
/// is added at the end.
enum Schema {
    /// Carries out the steps that the database has not seen.
    static func migrate(_ connection: SQLiteConnection) throws {
        guard sqlite3_compileoption_used("ENABLE_FTS5") != 0 else { throw SQLiteError.fullTextSearchUnavailable }
        let version = try connection.rows("PRAGMA user_version", []) { Int($0.integer(0)) }.first ?? 0
        guard version <= steps.count else { throw SQLiteError.newerSchema(version: version) }
        for (index, step) in steps.enumerated().dropFirst(version) {
            try connection.execute("BEGIN IMMEDIATE; \(step) PRAGMA user_version = \(index + 1); COMMIT;")
        }
    }

    /// The steps; a database of version n has seen the first n.
    static let steps = [tables, fullTextIndex]

    private static let tables = """
        CREATE TABLE documents (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            title TEXT NOT NULL,
            body TEXT NOT NULL,
            revision INTEGER NOT NULL,
            owner TEXT NOT NULL,
            modified_at INTEGER NOT NULL
        );
        CREATE TABLE operations (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT NOT NULL UNIQUE,
            document_id TEXT NOT NULL,
            base_revision INTEGER NOT NULL,
            kind TEXT NOT NULL,
            text TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            is_rejected INTEGER NOT NULL DEFAULT 0
        );
        CREATE INDEX operations_by_document ON operations (document_id, is_rejected, sequence);
        CREATE TABLE permissions (
            document_id TEXT PRIMARY KEY,
            access TEXT NOT NULL
        );
        CREATE TABLE recents (
            document_id TEXT PRIMARY KEY,
            opened_at INTEGER NOT NULL
        );
        """

    // The index holds no text of its own; it reads the documents' and is kept up by triggers, so that whoever
    // writes a document need not know of it.
    private static let fullTextIndex = """
        CREATE VIRTUAL TABLE document_search USING fts5(
            title, body, content = 'documents', content_rowid = 'number');
        INSERT INTO document_search (document_search) VALUES ('rebuild');
        CREATE TRIGGER documents_inserted AFTER INSERT ON documents BEGIN
            INSERT INTO document_search (rowid, title, body) VALUES (new.number, new.title, new.body);
        END;
        CREATE TRIGGER documents_deleted AFTER DELETE ON documents BEGIN
            INSERT INTO document_search (document_search, rowid, title, body)
            VALUES ('delete', old.number, old.title, old.body);
        END;
        CREATE TRIGGER documents_updated AFTER UPDATE ON documents BEGIN
            INSERT INTO document_search (document_search, rowid, title, body)
            VALUES ('delete', old.number, old.title, old.body);
            INSERT INTO document_search (rowid, title, body) VALUES (new.number, new.title, new.body);
        END;
        """
}
