final class Store: Sendable {
    init() {}
}

@MainActor final class RowViewModel {
    let number: Int
    init(number: Int, store: Store) { self.number = number }
}

@MainActor final class DetailViewModel {
    let title: String
    init(title: String) { self.title = title }
}

/// What view models look like everywhere: the closures don't say `@MainActor`, and are made and called on it.
@MainActor final class ListViewModel {
    let makeRow: (Int) -> RowViewModel
    let open: (String) throws -> (DetailViewModel, end: @Sendable () async -> Void)

    init(
        makeRow: @escaping (Int) -> RowViewModel,
        open: @escaping (String) throws -> (DetailViewModel, end: @Sendable () async -> Void)
    ) {
        self.makeRow = makeRow
        self.open = open
    }
}
