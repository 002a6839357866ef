@MainActor final class Theme {
    init() {}
}

@MainActor final class Row {
    let number: Int
    init(number: Int, theme: Theme) { self.number = number }
}

/// It says nothing of actors, and asks for what is made on one: so it is made there itself.
struct List {
    let makeRow: (Int) -> Row
}

struct Screen {
    let list: List
    let makeList: () -> List
}

/// Its own closure may suspend, so that it is made anywhere.
struct Flow {
    let makeRow: (Int) async -> Row
}

/// It takes the closure for as long as its initializer runs.
final class Router: Sendable {
    let first: Row
    init(makeRow: (Int) -> Row) { first = makeRow(1) }
}
