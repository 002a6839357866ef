internal import DocumentKit

/// The account's documents, which the test can make slow to read.
struct InterruptibleCache: DocumentCache {
    let cache: any DocumentCache
    let script: Script

    func document(_ id: DocumentID) async throws -> Document? {
        try await script.pass(.reading(id))
        return try await cache.document(id)
    }

    func documents() async throws -> [Document] {
        try await cache.documents()
    }

    func remove(_ id: DocumentID) async throws {
        try await cache.remove(id)
    }
}
