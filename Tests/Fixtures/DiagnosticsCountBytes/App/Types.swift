// case34 (krzysztofzablocki/Sourcery#69, #1178): columns are counted in bytes, as the compiler counts them. That they are the
// compiler's is held by a test of the harness.

protocol 欠: Sendable {}
struct 設定: Sendable { let é👍🏽: String = "é👍🏽"; init(ポート: Int = 80, /* “©” */ é: any 欠) {} }
struct Café: Sendable { init(👩‍👩‍👧: Int, 設定: 設定, 𝛑: inout Double) {} }
	struct Tabbed: Sendable {	init(	tab: any 欠	) {} }
final class 二: Sendable { init(数: Int) {}; init(数 文: String) {} }
