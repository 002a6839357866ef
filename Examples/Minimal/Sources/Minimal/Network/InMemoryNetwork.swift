/// A server in the process itself, so that the example needs none.
struct InMemoryNetwork: Network {
    /// The path that nothing answers to.
    struct NotFound: Error {
        var path: String
    }

    private let address: ServerAddress
    private let pages = [
        "articles": ["swift:Swift 6.3 is out", "sqlite:What SQLite is good at", "graphs:Graphs that compile"]
    ]

    init(address: ServerAddress) {
        self.address = address
    }

    func lines(at path: String) async throws -> [String] {
        guard let page = pages[path] else { throw NotFound(path: "\(address.host)/\(path)") }
        return page
    }
}
