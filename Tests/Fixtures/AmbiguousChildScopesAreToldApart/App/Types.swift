final class Router: Sendable {
    init(open: @escaping @Sendable (Int) throws -> (Editor, end: @Sendable () async -> Void)) {}
}

final class Editor: Sendable {
    init(number: Int) {}
}
