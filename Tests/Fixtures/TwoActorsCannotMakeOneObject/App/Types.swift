@globalActor actor StorageActor {
    static let shared = StorageActor()
}

@MainActor final class Screen {
    init() {}
}

@StorageActor final class Query {
    init() {}
}

struct Both {
    let screen: Screen
    let query: Query
}

@MainActor struct Page {
    let query: Query

    // The memberwise one would run anywhere: all that it sets is Sendable.
    init(query: Query) {
        self.query = query
    }
}
