// case03 (uber/needle#148; peripheryapp/periphery#419): what is declared in an extension is there where the extension's
// constraints hold, and only there.

struct Holder<V> {
    let text: String
    private init(text: String) { self.text = text }
    fileprivate static func make(_ text: String) -> Holder { Holder(text: text) }
}

extension Holder where V == Bool {
    init(default d: V) { self = .make("a flag, \(d)") }
}

extension Holder where V == Swift.String {
    init(words: V) { self = .make("words, \(words)") }
}

extension Holder where V == [Int] {
    init(numbers: V) { self = .make("numbers, \(numbers)") }
}

extension Holder where V: Named {
    init(named: V) { self = .make("named, \(named.name)") }
}

/// Short for `where V == Double`.
extension Holder<Double> {
    init(exactly number: Double) { self = .make("number, \(number)") }
}

typealias Flags = Holder<[Bool]>

/// And this for `where V == [Bool]`.
extension Flags {
    init(flag: Bool) { self = .make("flags, \([flag])") }
}

/// By hand, since it would be another one for each of them.
extension Holder where V == UInt8, V: Hashable {
    init(byte: V) { self = .make("byte, \(byte)") }
}

protocol Named {
    var name: String { get }
}

struct Person: Named {
    let name: String
    init(flag: Bool) { name = "Ada" }
}

/// Conforms by an extension.
struct Robot {
    let number: Int
}

extension Robot: Named {
    var name: String { "R\(number)" }
}

/// A type of a binary module, which conforms by an extension of ours.
extension Int: Named {
    var name: String { "number \(self)" }
}

/// All that it has is in extensions.
final class Api: Sendable {
    let url: String
    private init(_ url: String) { self.url = url }
}

extension Api {
    convenience init(host: String, port: Int = 443) { self.init("\(host):\(port)") }
}

/// The memberwise one is hidden, not gone.
struct Limits {
    private var rps: Int
}

extension Limits {
    init(preset: String) { self.init(rps: preset.count) }
    var text: String { "\(rps) a second" }
}
