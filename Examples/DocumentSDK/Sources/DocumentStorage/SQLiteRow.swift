internal import CSQLite

/// The row that a statement stands at. Valid only while it is read.
package struct SQLiteRow {
    private let statement: OpaquePointer

    init(statement: OpaquePointer) {
        self.statement = statement
    }

    /// The text in the column, empty where there is none.
    package func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// The number in the column, 0 where there is none.
    package func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(statement, column)
    }

    /// Whether there is nothing in the column.
    package func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(statement, column) == CSQLITE_NULL.code
    }
}
