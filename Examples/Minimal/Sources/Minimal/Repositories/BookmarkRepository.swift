/// What the reader wants to find again.
actor BookmarkRepository {
    private(set) var bookmarks: Set<ArticleID> = []

    /// Whether the article is bookmarked now.
    func toggle(_ id: ArticleID) -> Bool {
        if bookmarks.remove(id) != nil { return false }
        bookmarks.insert(id)
        return true
    }
}
