package import DocumentKit

/// One account's database. Statements are carried out one at a time, and those of a transaction without others in
/// between.
package actor SQLiteDatabase {
    private let connection: SQLiteConnection

    /// Opens the account's file, makes it where there is none, and brings it up to the newest schema.
    package init(namespace: CacheNamespace, location: StorageLocation) throws {
        let connection =
            switch location {
            case .folder(let path): try SQLiteConnection(path: path + "/" + namespace.name + ".sqlite")
            case .memory: try SQLiteConnection(path: ":memory:")
            }
        try Schema.migrate(connection)
        self.connection = connection
    }

    /// Carries out one statement.
    package func run(_ sql: String, _ values: SQLiteValue...) throws {
        _ = try connection.rows(sql, values) { _ in }
    }

    /// Carries out one statement and reads its rows.
    package func rows<Row: Sendable>(
        _ sql: String,
        _ values: SQLiteValue...,
        read: (SQLiteRow) throws -> Row
    ) throws -> [Row] {
        try connection.rows(sql, values, read: read)
    }

    /// Carries out several statements as one: all of them, or none where the body throws.
    package func transaction<Result: Sendable>(
        _ body: @Sendable (isolated SQLiteDatabase) throws -> Result
    ) throws -> Result {
        try connection.execute("BEGIN IMMEDIATE")
        do {
            let result = try body(self)
            try connection.execute("COMMIT")
            return result
        } catch {
            // Where this fails too there is nothing to roll back: SQLite has done it.
            try? connection.execute("ROLLBACK")
            throw error
        }
    }

    /// Gives the file back.
    package func close() {
        connection.close()
    }
}
