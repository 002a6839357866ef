internal import CSQLite

/// An open database file and its prepared statements. Used from one place at a time, by ``SQLiteDatabase``.
final class SQLiteConnection {
    private var handle: OpaquePointer?
    /// Prepared once each: the statements of this SDK are few, and all are used again.
    private var statements: [String: SQLiteStatement] = [:]

    init(path: String) throws {
        let flags = CSQLITE_OPEN_READWRITE.code | CSQLITE_OPEN_CREATE.code | CSQLITE_OPEN_FULLMUTEX.code
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == CSQLITE_OK.code else {
            let message = handle.map(Self.message(of:)) ?? String(cString: sqlite3_errstr(code))
            close()
            throw SQLiteError.cannotOpen(path: path, message: message)
        }
        sqlite3_busy_timeout(handle, 2_000)
    }

    deinit {
        close()
    }

    /// Ends all statements and gives the file back. Everything after it throws ``SQLiteError/closed``.
    func close() {
        for statement in statements.values { statement.finalize() }
        statements = [:]
        sqlite3_close_v2(handle)
        handle = nil
    }

    /// Carries out statements without parameters.
    func execute(_ script: String) throws {
        let handle = try open()
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == CSQLITE_OK.code else { throw failure(code, script) }
    }

    /// Carries out one statement and reads its rows.
    func rows<Row>(_ sql: String, _ values: [SQLiteValue], read: (SQLiteRow) throws -> Row) throws -> [Row] {
        let statement = try statement(for: sql)
        defer { statement.reset() }
        let expected = statement.parameterCount
        guard expected == values.count else {
            throw SQLiteError.wrongNumberOfValues(expected: expected, actual: values.count, statement: sql)
        }
        for (index, value) in values.enumerated() {
            let code = statement.bind(value, at: Int32(index + 1))
            guard code == CSQLITE_OK.code else { throw failure(code, sql) }
        }
        var rows: [Row] = []
        while true {
            let code = statement.step()
            if code == CSQLITE_DONE.code { return rows }
            guard code == CSQLITE_ROW.code else { throw failure(code, sql) }
            rows.append(try read(statement.row))
        }
    }

    private func statement(for sql: String) throws -> SQLiteStatement {
        let handle = try open()
        if let statement = statements[sql] { return statement }
        var pointer: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &pointer, nil)
        guard code == CSQLITE_OK.code, let pointer else { throw failure(code, sql) }
        let statement = SQLiteStatement(pointer: pointer)
        statements[sql] = statement
        return statement
    }

    private func open() throws -> OpaquePointer {
        guard let handle else { throw SQLiteError.closed }
        return handle
    }

    private func failure(_ code: Int32, _ sql: String) -> SQLiteError {
        SQLiteError.failed(code: code, message: handle.map(Self.message(of:)) ?? "", statement: sql)
    }

    private static func message(of handle: OpaquePointer) -> String {
        String(cString: sqlite3_errmsg(handle))
    }
}
