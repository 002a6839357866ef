internal import CSQLite

/// A prepared statement, owned by its connection.
struct SQLiteStatement {
    private let pointer: OpaquePointer

    init(pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// How many values the statement takes.
    var parameterCount: Int { Int(sqlite3_bind_parameter_count(pointer)) }

    /// The row it stands at after ``step()`` said that there is one.
    var row: SQLiteRow { SQLiteRow(statement: pointer) }

    /// Gives a parameter its value; the first has number 1.
    func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        switch value {
        case .text(var text):
            text.withUTF8 { bytes in
                // An empty string may have no address, which SQLite would take for NULL.
                guard let start = bytes.baseAddress, !bytes.isEmpty else {
                    return csqlite_bind_text_copy(pointer, index, "", 0)
                }
                return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    csqlite_bind_text_copy(pointer, index, $0, Int32(bytes.count))
                }
            }
        case .integer(let number): sqlite3_bind_int64(pointer, index, number)
        case .null: sqlite3_bind_null(pointer, index)
        }
    }

    /// Goes to the next row.
    func step() -> Int32 {
        sqlite3_step(pointer)
    }

    /// Makes the statement ready for its next use.
    func reset() {
        sqlite3_reset(pointer)
        sqlite3_clear_bindings(pointer)
    }

    /// Ends the statement.
    func finalize() {
        sqlite3_finalize(pointer)
    }
}
