// case34 (krzysztofzablocki/Sourcery#69, #1178; jpsim/SourceKitten#608): identifiers are not normalised. A name with a
// composed letter and one with the letter and its accent look alike, and are two for the compiler.

/// Precomposed.
final class Cafés: Sendable { let text = "precomposed"; init() {} }

/// Decomposed: another name.
final class Cafés: Sendable { let text = "decomposed"; init() {} }

struct Both {
    let text: String
    init(one: Cafés, other: Cafés) { text = "\(one.text) \(other.text)" }
}

enum Nested {
    struct Cafés: Sendable { let number = 1 }
    struct Cafés: Sendable { let number = 2 }
}
