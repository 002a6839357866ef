package import DocumentKit

extension SQLiteDatabase {
    /// The document with this name.
    func document(_ id: DocumentID) throws -> Document? {
        try rows("SELECT \(Self.columns) FROM documents WHERE id = ?", .text(id.rawValue), read: Self.document).first
    }

    /// All documents in the order of their titles.
    package func documents() throws -> [Document] {
        try rows("SELECT \(Self.columns) FROM documents ORDER BY title, id", read: Self.document)
    }

    /// Writes the document over what there was of it.
    func store(_ document: Document) throws {
        try run(
            """
            INSERT INTO documents (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET
                title = excluded.title, body = excluded.body, revision = excluded.revision,
                owner = excluded.owner, modified_at = excluded.modified_at
            """,
            .text(document.id.rawValue),
            .text(document.title),
            .text(document.body),
            .integer(Int64(document.revision.rawValue)),
            .text(document.owner.rawValue),
            .integer(document.modifiedAt.secondsSinceEpoch)
        )
    }

    /// Forgets the document.
    func removeDocument(_ id: DocumentID) throws {
        try run("DELETE FROM documents WHERE id = ?", .text(id.rawValue))
    }

    private static var columns: String { "id, title, body, revision, owner, modified_at" }

    private static func document(_ row: SQLiteRow) -> Document {
        Document(
            id: DocumentID(row.text(0)),
            title: row.text(1),
            body: row.text(2),
            revision: Revision(Int(row.integer(3))),
            owner: AccountID(row.text(4)),
            modifiedAt: Timestamp(secondsSinceEpoch: row.integer(5))
        )
    }
}
