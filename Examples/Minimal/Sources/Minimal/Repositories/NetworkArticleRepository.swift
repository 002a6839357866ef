/// Reads articles from the server.
struct NetworkArticleRepository: ArticleRepository {
    let network: any Network

    func articles() async throws -> [Article] {
        try await network.lines(at: "articles").map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            return Article(id: ArticleID(rawValue: parts[0]), title: parts[1])
        }
    }
}
