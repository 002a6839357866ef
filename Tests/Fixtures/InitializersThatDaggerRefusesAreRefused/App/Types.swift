protocol Bound: Sendable {}
final class Both: Sendable {}

/// Several initialisers, and none.
final class TwoInitializers: Sendable {
    init(bound: any Bound) {}
    init(both: Both) {}
}
final class Hidden: Sendable {
    private init() {}
}

protocol Abstract: Sendable {
    init(both: Both)
}

/// Without an argument for what it is said to take.
final class Idle: Sendable {
    init(both: Both) {}
}
