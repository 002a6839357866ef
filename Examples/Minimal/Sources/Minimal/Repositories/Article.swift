/// Tells articles apart.
struct ArticleID: Hashable, Sendable {
    var rawValue: String
}

/// Something to read.
struct Article: Sendable {
    var id: ArticleID
    var title: String
}
