/// One article.
struct ArticleScreen {
    let id: ArticleID
    let toggleBookmark: ToggleBookmark

    func tapBookmark() async {
        let isBookmarked = await toggleBookmark(id)
        print("  \(id.rawValue): \(isBookmarked ? "bookmarked" : "bookmark removed")")
    }
}
