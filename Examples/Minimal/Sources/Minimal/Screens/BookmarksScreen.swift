/// What the reader bookmarked.
struct BookmarksScreen {
    let bookmarks: BookmarkRepository

    func show() async {
        let names = await bookmarks.bookmarks.map(\.rawValue).sorted()
        print("  \(names.joined(separator: ", "))")
    }
}
