internal import DocumentKit

/// Everything the account may read.
struct HomeList: Sendable {
    let cache: any DocumentCache

    /// The documents in the order of their titles.
    func documents() async throws -> [Document] {
        try await cache.documents()
    }
}
