/// Fetches what a path names.
protocol Network: Sendable {
    func lines(at path: String) async throws -> [String]
}
