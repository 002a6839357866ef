final class Store: Sendable {
    init() {}
}

@MainActor final class Theme {
    init(store: Store) { print("theme") }
}

@MainActor final class RowViewModel {
    let number: Int
    init(number: Int, store: Store) { self.number = number }
}

@MainActor final class ListViewModel {
    let makeRow: (Int) -> RowViewModel
    let theme: () throws -> Theme
    init(makeRow: @escaping (Int) -> RowViewModel, theme: @escaping () throws -> Theme) {
        self.makeRow = makeRow
        self.theme = theme
    }
}

/// Isolated to nothing itself; what it makes it makes on the main actor.
final class Router: Sendable {
    let makeList: @Sendable () async -> ListViewModel
    let theme: @MainActor () throws -> Theme
    let open: @Sendable (Int) async throws -> (Window, end: @Sendable () async -> Void)

    init(
        makeList: @escaping @Sendable () async -> ListViewModel,
        theme: @escaping @MainActor () throws -> Theme,
        open: @escaping @Sendable (Int) async throws -> (Window, end: @Sendable () async -> Void)
    ) {
        self.makeList = makeList
        self.theme = theme
        self.open = open
    }
}

struct Deep {
    let makeList: () async -> ListViewModel
    let router: Router
}

@MainActor final class Window {
    let number: Int
    init(number: Int, theme: Theme) { self.number = number }
    func close() { print("window \(number) closed") }
}
