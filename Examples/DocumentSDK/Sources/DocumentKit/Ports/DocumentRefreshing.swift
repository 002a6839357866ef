/// Brings this device up to date with the server.
package protocol DocumentRefreshing: Sendable {
    /// Fetches all documents.
    func refreshAll() async throws

    /// Fetches one document.
    func refresh(_ id: DocumentID) async throws
}
