/// Sets or removes a bookmark.
struct ToggleBookmark {
    let bookmarks: BookmarkRepository

    func callAsFunction(_ id: ArticleID) async -> Bool {
        await bookmarks.toggle(id)
    }
}
