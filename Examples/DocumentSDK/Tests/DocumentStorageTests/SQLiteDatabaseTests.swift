import DocumentKit
import Foundation
import Testing

@testable import DocumentStorage

@Suite("The database")
struct SQLiteDatabaseTests {
    @Test(
        "keeps texts as they are",
        arguments: ["", "plain", "it's \"quoted\"", "Üñí 🛟", "'); DROP TABLE documents; --"]
    )
    func textsRoundTrip(text: String) async throws {
        let database = try SQLiteDatabase.inMemory()
        try await database.store(.sample("d", title: text, body: text))
        let document = try #require(try await database.document(DocumentID("d")))
        #expect(document.title == text)
        #expect(document.body == text)
    }

    @Test("keeps a text with a zero byte whole")
    func zeroByteRoundTrips() async throws {
        let database = try SQLiteDatabase.inMemory()
        let read = try await database.rows("SELECT ?", "a\u{0}b") { $0.text(0) }
        #expect(read == ["a\u{0}b"])
    }

    @Test("tells NULL from an empty text")
    func nullIsNotEmpty() async throws {
        let database = try SQLiteDatabase.inMemory()
        let isNull = try await database.rows("SELECT ?, ?", .null, "") { [$0.isNull(0), $0.isNull(1)] }
        #expect(isNull == [[true, false]])
    }

    @Test("undoes a transaction that throws")
    func transactionRollsBack() async throws {
        struct Stop: Error {}
        let database = try SQLiteDatabase.inMemory()
        await #expect(throws: Stop.self) {
            try await database.transaction { database in
                try database.store(.sample("d"))
                throw Stop()
            }
        }
        #expect(try await database.documents().isEmpty)
        try await database.transaction { try $0.store(.sample("e")) }
        #expect(try await database.documents().map(\.id.rawValue) == ["e"])
    }

    @Test("says which statement is wrong")
    func failuresAreTyped() async throws {
        let database = try SQLiteDatabase.inMemory()
        await #expect {
            try await database.run("SELECT id FROM nowhere")
        } throws: { error in
            guard case .failed(_, let message, let statement) = error as? SQLiteError else { return false }
            return message.contains("nowhere") && statement == "SELECT id FROM nowhere"
        }
        await #expect(throws: SQLiteError.wrongNumberOfValues(expected: 1, actual: 2, statement: "SELECT ?")) {
            try await database.run("SELECT ?", 1, 2)
        }
    }

    @Test("refuses everything once it is closed")
    func closedDatabaseThrows() async throws {
        let database = try SQLiteDatabase.inMemory()
        await database.close()
        await database.close()
        await #expect(throws: SQLiteError.closed) { try await database.documents() }
    }

    @Test("of one account is another file than that of another, and outlives its closing")
    func filesAreApart() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let location = StorageLocation.folder(path: folder.path(percentEncoded: false))

        let ana = try SQLiteDatabase(namespace: CacheNamespace(AccountID("ana")), location: location)
        try await ana.store(.sample("d"))
        await ana.close()
        let other = try SQLiteDatabase(namespace: CacheNamespace(AccountID("Ana")), location: location)
        #expect(try await other.documents().isEmpty)
        await other.close()
        let again = try SQLiteDatabase(namespace: CacheNamespace(AccountID("ana")), location: location)
        #expect(try await again.documents().count == 1)
        await again.close()
    }

    @Test("is not opened where it cannot be")
    func missingFolderThrows() {
        #expect {
            try SQLiteDatabase(namespace: CacheNamespace(AccountID("ana")), location: .folder(path: "/no/such/folder"))
        } throws: { error in
            guard case .cannotOpen = error as? SQLiteError else { return false }
            return true
        }
    }

    @Test("of a newer version is left alone")
    func newerSchemaThrows() throws {
        let connection = try SQLiteConnection(path: ":memory:")
        try connection.execute("PRAGMA user_version = 99")
        #expect(throws: SQLiteError.newerSchema(version: 99)) { try Schema.migrate(connection) }
    }

    @Test("of an older version gets the steps it has not seen, and keeps what it holds")
    func olderSchemaIsMigrated() throws {
        let connection = try SQLiteConnection(path: ":memory:")
        try connection.execute(Schema.steps[0] + "PRAGMA user_version = 1;")
        try connection.execute(
            """
            INSERT INTO documents (id, title, body, revision, owner, modified_at)
            VALUES ('d', 'Harbour', '', 1, 'ana', 0)
            """
        )
        try Schema.migrate(connection)
        let found = try connection.rows("SELECT rowid FROM document_search WHERE document_search MATCH 'harbour'", []) {
            $0.integer(0)
        }
        #expect(found == [1])
    }

    @Test(
        "namespaces are valid file names, one for each account",
        arguments: [("ana", "Ana"), ("a/b", "a_b"), ("ü", "u"), ("..", "")]
    )
    func namespacesDiffer(first: String, second: String) {
        let names = [first, second].map { CacheNamespace(AccountID($0)).name }
        #expect(names[0] != names[1])
        #expect(names.allSatisfy { !$0.contains("/") && !$0.hasPrefix(".") })
    }
}
