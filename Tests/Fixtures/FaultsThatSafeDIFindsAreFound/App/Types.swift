protocol Storage: Sendable {}
final class DiskStorage: Storage {}

// Nothing provides what these take.

final class TakesUnknown: Sendable {
    init(unknown: Unknown) {}
}
final class Unknown: Sendable {}

final class TakesTooMuchAny: Sendable {
    init(storage: any Storage) {}
}

final class TakesOptionalOnly: Sendable {
    init(notes: Notes) {}
}
final class Notes: Sendable {}

final class TakesForwarded: Sendable {
    init(page: Page) {}
}
final class Page: Sendable {
    init(number: Int) {}
}

final class TakesOtherForwarded: Sendable {
    init(makePage: @escaping @Sendable (String) -> Page) {}
}

/// Of the root, though what it takes is handed to a branch only.
final class TakesOfBranch: Sendable {
    init(user: User) {}
}
struct User: Sendable {}

// Need each other.

final class Egg: Sendable {
    init(hen: Hen) {}
}
final class Hen: Sendable {
    init(egg: Egg) {}
}
final class Own: Sendable {
    init(own: Own) {}
}
final class A: Sendable {
    init(b: B, c: @escaping @Sendable () throws -> C) {}
}
final class B: Sendable {
    init(c: C) {}
}
final class C: Sendable {
    init(a: A) {}
}

// Made twice.

final class Twice: Sendable {}

final class TakesTwice: Sendable {
    init(twice: Twice) {}
}
