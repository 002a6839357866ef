import Dovetail

/// Asks for itself.
final class Own: Sendable {
    init(hasty: String, own: @Sendable () throws -> Own) throws {
        if hasty == "Own" { _ = try own() }
    }
}

final class First: Sendable {
    init(hasty: String, between: () throws -> Between) throws {
        if hasty == "First" || hasty == "Inner" { _ = try between() }
    }
}

/// Is no lazy object itself.
struct Between {
    let second: Second
}

final class Second: Sendable {
    init(third: Third) {}
}

final class Third: Sendable {
    init(first: () throws -> First) throws { _ = try first() }
}

/// Leads into the circle, and isn't on it.
final class Outside: Sendable {
    init(first: First) {}
}

/// Is asked for by what it opens.
final class Opener: Sendable {
    let open: @Sendable () throws -> Opened<User>
    init(hasty: String, open: @escaping @Sendable () throws -> Opened<User>) throws {
        self.open = open
        if hasty == "Opener" { _ = try open() }
    }
}

final class Inner: Sendable {
    init(first: First) {}
}

final class User: Sendable {
    init(opener: Opener) {}
}
