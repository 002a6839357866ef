/// Lists the articles, by title.
struct LoadArticles {
    let repository: any ArticleRepository

    func callAsFunction() async throws -> [Article] {
        try await repository.articles().sorted { $0.title < $1.title }
    }
}
