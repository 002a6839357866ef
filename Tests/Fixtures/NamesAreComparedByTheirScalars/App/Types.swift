// © 2026 “quotes” 👩‍👩‍👧
// case34 (krzysztofzablocki/Sourcery#69, #1178; jpsim/SourceKitten#608): names of any script. NamesThatOnlyLookAlikeAreTwo
// has two that differ in their scalars alone, DiagnosticsCountBytes the places.

struct 設定: Sendable {
    let ポート: Int
    let text: String
    init(ポート: Int = 80, `é`: String = "é👍🏽") { (self.ポート, text) = (ポート, é) }
}

final class Café: Sendable {
    let text: String
    init(設定: 設定, 𝛑: Double) { text = "\(設定.ポート) \(設定.text) \(𝛑)" }
}

enum Mood: Sendable {
    case こんにちは(Int)
    init(数: Int) { self = .こんにちは(数) }
}

enum 外 {
    /// Nested.
    struct 内: Sendable {
        let 値: Int
    }
}

protocol Ærlig: Sendable {}
final class Ñandú: Ærlig { init(åre: 外.内) {} }
final class 🐶🐱: Sendable { init() {} }
struct Ωmega<Τύπος: Sendable>: Sendable { let τιμή: Τύπος }
