protocol Bound: Sendable {}
final class Implementation: Bound {}

final class DependsOnProtocol: Sendable {
    init(bound: any Bound) {}
}
/// At the end of a chain of four.
final class Far1: Sendable { init(next: Far2) {} }
final class Far2: Sendable { init(next: Far3) {} }
final class Far3: Sendable { init(next: any Nowhere) {} }
protocol Nowhere: Sendable {}

/// Of many places, for each of which it is missing.
final class Many1: Sendable { init(missing: any Missing) {} }
final class Many2: Sendable { init(missing: any Missing) {} }
final class Many3: Sendable { init(missing: any Missing) {} }
protocol Missing: Sendable {}

/// Missing in the child, there in the parent's other child.
final class InFirstChild: Sendable { init(only: OnlyInSecond) {} }
final class OnlyInSecond: Sendable {}
final class InSecondChild: Sendable { init(only: OnlyInSecond) {} }

/// Of the parent and of the child.
final class Both: Sendable {}
final class TakesBoth: Sendable { init(both: Both) {} }

/// Longer-lived than what it takes.
final class Long: Sendable { init(short: @escaping @Sendable () -> Short) {} }
final class Short: Sendable {}

/// Cycles that a closure elsewhere does not break.
final class A: Sendable { init(b: B) {} }
final class B: Sendable { init(a: A, c: @escaping @Sendable () throws -> C) {} }
final class C: Sendable { init(a: A) {} }

/// A cycle that no root reaches.
final class Unreached: Sendable { init(unreached: Unreached) {} }

/// Needs what takes an argument.
final class NeedsAssisted: Sendable { init(assisted: Assisted) {} }
final class Assisted: Sendable { init(number: Int) {} }
