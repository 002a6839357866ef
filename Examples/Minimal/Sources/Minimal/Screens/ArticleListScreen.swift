/// The first screen: all articles, each of which leads to its own screen.
struct ArticleListScreen {
    let loadArticles: LoadArticles
    let makeArticleScreen: (ArticleID) -> ArticleScreen

    func show() async throws -> [ArticleScreen] {
        try await loadArticles().map { article in
            print("  \(article.title)")
            return makeArticleScreen(article.id)
        }
    }
}
