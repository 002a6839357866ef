protocol Step: Sendable {}
final class One: Step {}
final class Two: Step {}

final class TakesEmpty: Sendable { init(empty: [Nothing]) {} }
final class Nothing: Sendable {}
final class TakesMap: Sendable { init(map: [String: any Step]) {} }
final class TakesChildMap: Sendable { init(map: [String: any Step]) {} }
final class TakesBoth: Sendable { init(numbers: [Int]) {} }

/// In a list that it takes itself.
final class Ring: Sendable { init(rings: [Ring]) {} }
