import DocumentKit
import Testing

@testable import DocumentSearch
@testable import DocumentStorage

@Suite("Search")
struct SearchIndexTests {
    let database: SQLiteDatabase
    let index: SearchIndex

    init() throws {
        database = try .inMemory()
        index = SearchIndex(database: database)
    }

    @Test("finds beginnings of words, titles first")
    func findsBeginnings() async throws {
        try await database.store(.sample("body", title: "Soup", body: "What the harbour gives"))
        try await database.store(.sample("title", title: "Harbour plan", body: "Deeper"))
        let hits = try await index.search("HARB")
        #expect(hits.map(\.document.rawValue) == ["title", "body"])
        #expect(hits.map(\.passage) == ["[Harbour] plan", "What the [harbour] gives"])
    }

    @Test("follows edits and removals")
    func followsEdits() async throws {
        try await database.store(.sample("d", body: "salt"))
        try await database.store(.sample("d", body: "pepper"))
        #expect(try await index.search("salt").isEmpty)
        #expect(try await index.search("pepper").count == 1)
        try await database.removeDocument(DocumentID("d"))
        #expect(try await index.search("pepper").isEmpty)
    }

    @Test("takes what people type for words", arguments: ["\"", "AND", "salt OR", "(", "body:", "*", "a\"b"])
    func anythingCanBeTyped(text: String) async throws {
        try await database.store(.sample("d", body: "pepper"))
        #expect(try await index.search(text).isEmpty)
    }

    @Test("needs all words, and finds nothing for none")
    func needsAllWords() async throws {
        try await database.store(.sample("d", body: "salt and pepper"))
        #expect(try await index.search("pepper sal").count == 1)
        #expect(try await index.search("salt sugar").isEmpty)
        #expect(try await index.search("  ").isEmpty)
    }
}
