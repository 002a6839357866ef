/// Where articles come from.
protocol ArticleRepository: Sendable {
    func articles() async throws -> [Article]
}
