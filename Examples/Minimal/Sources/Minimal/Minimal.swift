@main
enum Minimal {
    static func main() async throws {
        let app = AppComposition.App(serverAddress: ServerAddress(host: "articles.example"))

        print("Articles")
        let screens = try await app.makeArticleListScreen().show()
        for screen in screens.prefix(2) { await screen.tapBookmark() }

        print("Bookmarks")
        await app.makeBookmarksScreen().show()

        await app.end()
    }
}
