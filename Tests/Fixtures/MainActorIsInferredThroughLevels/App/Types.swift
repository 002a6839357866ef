final class Store: Sendable {
    init() { print("store") }
}

actor Counter {
    private var count = 0
    init(store: Store) {}
    func next() -> Int {
        count += 1
        return count
    }
}

@MainActor final class RowViewModel {
    let number: Int
    let counter: Counter
    init(number: Int, counter: Counter) {
        self.number = number
        self.counter = counter
    }
}

@MainActor final class ListViewModel {
    let rows: [RowViewModel]
    init(makeRow: @MainActor (Int) -> RowViewModel) { rows = [makeRow(1), makeRow(2)] }
}

@MainActor protocol Screen {}

/// Its isolation comes with the protocol.
final class Coordinator: Screen {
    let list: ListViewModel
    let fresh: () async -> ListViewModel
    init(list: ListViewModel, fresh: @escaping () async -> ListViewModel) {
        self.list = list
        self.fresh = fresh
    }
}

/// Isolated to nothing, and made where what it needs is made.
struct Wrapper {
    let coordinator: Coordinator
    init(coordinator: Coordinator) { self.coordinator = coordinator }
}

@MainActor class Base {
    let store: Store
    init(store: Store) { self.store = store }
}

final class Inherited: Base {
    override init(store: Store) { super.init(store: store) }
}

@MainActor final class Theme: Sendable {
    init(store: Store) { print("theme") }
}

@MainActor final class Window {
    let theme: Theme
    init(theme: Theme) {
        print("window")
        self.theme = theme
    }
    func close() { print("window closed") }
}

/// One that any place may make.
@MainActor final class Plain {
    nonisolated init(store: Store) {}
}

final class OnlyItsInitializer {
    @MainActor init(store: Store) {}
}
