import DovetailSyntax
import Foundation
import Testing

/// Types put together at random: whatever is read has to come back as itself.
@Suite struct TypeMutationTests {
    private static let words = [
        "(", ")", "[", "]", "<", ">", ",", ":", "->", "any ", "some ", "A", "b", "?", "!", ".", "::", " & ", "~",
        "each ",
        "repeat ", "inout ", "sending ", "@Sendable ", "@escaping ", "@a(b) ", "async ", "throws ", "throws(", "...",
        "3",
        "-", " of ", "`x y`", ".Type", ".Protocol", "Any", "Self", "\n", "nonisolated(nonsending) ", "_ ", "`any`", " ",
    ]

    private static let seeds = [
        "(A, b: B) -> C", "[A: B?]", "[3 of A]", "A<B, C<D>>.E", "any P & Q", "(repeat each T)",
        "@Sendable () async throws(E) -> A",
        "A::B.C::D", "(any P).Type", "(inout A, B...) -> (C) -> D", "~A & B", "nonisolated(nonsending) () async -> A",
        "some A<B>.C?", "[(A)]?.B!", "(() -> A)?.Type",
    ]

    /// A linear congruential generator: the same numbers in every run.
    private struct Random {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    /// The seeds as words, arrows and single signs, with the blank before each.
    private static let pieces = seeds.map { seed in
        seed.matches(of: /\ ?(?:\w+|->|::|\.\.\.|[^\w ])/).map { String($0.output) }
    }

    private static func mutated(_ random: inout Random) -> String {
        var pieces = pieces[random.next(below: seeds.count)]
        for _ in 0...random.next(below: 5) {
            let place = random.next(below: pieces.count + 1)
            switch random.next(below: 4) {
            case 0 where place < pieces.count: pieces.remove(at: place)
            case 1 where place < pieces.count: pieces[place] = words[random.next(below: words.count)]
            case 2:
                let other = seeds[random.next(below: seeds.count)]
                pieces.insert(random.next(below: 2) == 0 ? other : "(\(other))", at: place)
            default: pieces.insert(words[random.next(below: words.count)], at: place)
            }
        }
        return pieces.joined()
    }

    @Test("whatever is read comes back as itself") func mutations() {
        let count = ProcessInfo.processInfo.environment["DOVETAIL_MUTATIONS"].flatMap(Int.init) ?? 5_000
        var random = Random(state: 1)
        var readCount = 0
        for _ in 0..<count {
            let text = Self.mutated(&random)
            guard let type = TypeSyntax.parse(text) else { continue }
            readCount += 1
            #expect(TypeSyntax.parse(type.text) == type, "\(text) became \(type.text)")
        }
        #expect(readCount > count / 20)
    }
}
