import DocumentKit
import Testing

@testable import DocumentStorage

@Suite("The local replica")
struct LocalReplicaTests {
    let database: SQLiteDatabase
    let replica: SQLiteLocalReplica
    let operations: SQLiteOperationStore

    init() throws {
        database = try .inMemory()
        replica = SQLiteLocalReplica(database: database)
        operations = SQLiteOperationStore(database: database)
    }

    @Test("shows an edit at once and queues it on the revision at hand")
    func recordShowsAndQueues() async throws {
        try await replica.adopt(.sample("d", body: "one", revision: 3))
        try await replica.record(.append("two"), in: "d", as: "1")
        try await replica.record(.rename("New"), in: "d", as: "2")
        let document = try #require(try await database.document(DocumentID("d")))
        #expect(document.body == "one\ntwo")
        #expect(document.title == "New")
        #expect(document.revision == Revision(3))
        let pending = try await operations.pending()
        #expect(pending.map(\.id.rawValue) == ["1", "2"])
        #expect(pending.map(\.baseRevision.rawValue) == [3, 3])
    }

    @Test("queues nothing for a document that is not here")
    func unknownDocumentThrows() async throws {
        await #expect(throws: DocumentError.notFound(DocumentID("d"))) {
            try await replica.record(.append("x"), in: "d", as: "1")
        }
        #expect(try await operations.pending().isEmpty)
    }

    @Test("keeps pending edits on top of what the server sends")
    func adoptKeepsPendingEdits() async throws {
        try await replica.adopt(.sample("d", body: "one"))
        try await replica.record(.append("mine"), in: "d", as: "1")
        let seen = try await replica.adopt(.sample("d", body: "one\ntheirs", revision: 2))
        #expect(seen.body == "one\ntheirs\nmine")
        #expect(seen.revision == Revision(2))
    }

    @Test("moves later edits onto the result of an accepted one, but not those made on an older revision")
    func completeAdvancesLaterEdits() async throws {
        try await replica.adopt(.sample("d", revision: 1))
        try await replica.record(.append("old"), in: "d", as: "old")
        try await replica.adopt(.sample("d", revision: 4))
        try await replica.record(.append("first"), in: "d", as: "first")
        try await replica.record(.append("second"), in: "d", as: "second")
        try await replica.complete(OperationID("first"), with: .sample("d", body: "first", revision: 5))
        let pending = try await operations.pending()
        #expect(pending.map(\.id.rawValue) == ["old", "second"])
        #expect(pending.map(\.baseRevision.rawValue) == [1, 5])
        #expect(try await database.document(DocumentID("d"))?.body == "first\nold\nsecond")
    }

    @Test("diverts edits to a copy and shows the server's document")
    func divertLeavesServerDocument() async throws {
        try await replica.adopt(.sample("d", body: "one"))
        try await replica.record(.replaceBody("mine"), in: "d", as: "1")
        try await replica.record(.append("more"), in: "d", as: "2")
        try await replica.divert(
            [OperationID("1"), OperationID("2")],
            current: .sample("d", body: "theirs", revision: 2),
            copy: .sample("c", body: "mine\nmore")
        )
        #expect(try await operations.pending().isEmpty)
        #expect(try await database.document(DocumentID("d"))?.body == "theirs")
        #expect(try await database.document(DocumentID("c"))?.body == "mine\nmore")
    }

    @Test("keeps rejected edits out of the queue, and out of the text")
    func rejectedEditsAreAside() async throws {
        try await replica.adopt(.sample("d", body: "one"))
        try await replica.record(.append("mine"), in: "d", as: "1")
        try await operations.reject(OperationID("1"))
        #expect(try await operations.nextPending() == nil)
        #expect(try await operations.rejected().map(\.id.rawValue) == ["1"])
        #expect(try await replica.adopt(.sample("d", body: "one")).body == "one")
    }
}
