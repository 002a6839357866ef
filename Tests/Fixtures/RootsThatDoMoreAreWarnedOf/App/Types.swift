struct Failure: Error {}

protocol Store: Sendable {}

final class MemoryStore: Store {}

final class FailingStore: Store {
    init() throws { throw Failure() }
}

final class Page: Sendable {
    init() {}
}

final class List: Sendable {
    init(store: any Store) {}
}

final class Search: Sendable {
    init(store: any Store) {}
}

final class Editor: Sendable {
    init(id: Int) {}
}

final class Preview: Sendable {
    init(id: Int) {}
}

final class Clock: Sendable {
    init() {}
}

final class Note {
    init() {}
}

@MainActor
final class MainNote {
    let note = Note()
}
