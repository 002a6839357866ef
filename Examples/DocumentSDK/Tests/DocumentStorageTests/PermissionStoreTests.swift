import DocumentKit
import DocumentStorage
import Testing

@testable import DocumentPermissions

@Suite("Permissions")
struct PermissionStoreTests {
    @Test("are remembered, and told where they change")
    func changesAreTold() async throws {
        let store = SQLitePermissionStore(database: try .inMemory())
        let document = DocumentID("d")
        let changes = store.changes()
        #expect(try await store.access(to: document) == .none)
        try await store.record(.editor, for: document)
        try await store.record(.editor, for: document)
        try await store.record(.reader, for: document)
        store.stop()
        #expect(try await store.access(to: document) == .reader)
        let told = await changes.reduce(into: []) { $0.append($1.access) }
        #expect(told == [.editor, .reader])
    }

    @Test("include those below")
    func levelsAreOrdered() {
        #expect(AccessLevel.allCases == AccessLevel.allCases.sorted())
    }
}
