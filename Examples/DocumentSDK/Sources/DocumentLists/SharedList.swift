internal import DocumentKit

/// What other people have shared with the account.
struct SharedList: Sendable {
    let account: AccountContext
    let cache: any DocumentCache

    /// The documents in the order of their titles.
    func documents() async throws -> [Document] {
        try await cache.documents().filter { $0.owner != account.id }
    }
}
