/// What SQLite refused to do.
package enum SQLiteError: Error, Hashable, Sendable {
    /// The file cannot be opened, or is no database.
    case cannotOpen(path: String, message: String)
    /// A statement failed.
    case failed(code: Int32, message: String, statement: String)
    /// A statement has other parameters than it was given values.
    case wrongNumberOfValues(expected: Int, actual: Int, statement: String)
    /// A row holds something that no version of this code has written.
    case unreadable(column: String, value: String)
    /// The database was written by a newer version of this code.
    case newerSchema(version: Int)
    /// This build of SQLite has no full-text search.
    case fullTextSearchUnavailable
    /// The account has ended, and its database with it.
    case closed
}
