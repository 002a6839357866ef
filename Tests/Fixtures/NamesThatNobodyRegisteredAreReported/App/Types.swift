final class Animal: Sendable {}

final class TakesOther: Sendable { init(animal: Animal) {} }
final class TakesUntagged: Sendable { init(animal: Animal) {} }
final class TakesLazily: Sendable { init(animal: @escaping @Sendable () throws -> Animal) {} }
