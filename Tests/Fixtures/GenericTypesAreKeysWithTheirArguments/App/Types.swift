struct Article: Sendable {}
struct Author: Sendable, Hashable {}

protocol Counting: AnyObject, Sendable {}

final class Repository<Element: Sendable>: Counting {
    let stock: [Element]
    init(stock: [Element]?) { self.stock = stock ?? [] }
}

enum Table<Key, Value> {
    struct Row: Sendable {}
}

struct Wrapped<Content> {
    let content: Content
}

struct Screen {
    let text: String

    init(
        articles: Repository<Article>,
        authors: Repository<Author>,
        counting: any Counting,
        row: Table<String, Int>.Row,
        list: Array<Article>,
        byName: Dictionary<String, Set<Author>>,
        result: Result<Int, Never>
    ) {
        text = "\(articles.stock.count) \(authors.stock.count) \(counting === authors) \(list.count) \(byName.count) \(result.get())"
    }
}
