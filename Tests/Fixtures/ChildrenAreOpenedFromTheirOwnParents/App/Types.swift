final class Deep: Sendable {}

/// Two scopes away from what it would open.
final class Far: Sendable {
    init(open: @escaping @Sendable (Int) throws -> (Deep, end: @Sendable () async -> Void)) {}
}

/// Of the parent: it can.
final class Near: Sendable {
    init(open: @escaping @Sendable (Int) throws -> (Deep, end: @Sendable () async -> Void)) {}
}

/// Hands in what the scope does not ask for.
final class Wrong: Sendable {
    init(open: @escaping @Sendable (String) throws -> (Deep, end: @Sendable () async -> Void)) {}
}
