extension String {
    /// As a name or a piece of code in a sentence.
    var quoted: String { "`\(self)`" }

    /// As a word of a command line.
    var shellWord: String {
        let isPlain =
            !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "_"):
                    true
                default: byte >= 0x80
                }
            }
        return isPlain ? self : "'\(self)'"
    }

    /// With every line moved to the right.
    func indented(by width: Int) -> String {
        let margin = String(repeating: " ", count: width)
        return split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n")
    }
}

extension Sequence<String> {
    /// As an enumeration in a sentence: `a, b and c`.
    func enumerated(with conjunction: String) -> String {
        let parts = Array(self)
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}

extension BinaryInteger {
    /// With a comma between thousands.
    var grouped: String {
        let digits = Array(String(self))
        return String(
            digits.enumerated().flatMap { index, digit in
                let rest = digits.count - index
                return index > 0 && rest % 3 == 0 && digits[index - 1] != "-" ? [",", digit] : [digit]
            }
        )
    }

    /// `1 road`, `3 roads`.
    func counting(_ noun: String, _ plural: String? = nil) -> String {
        "\(grouped) \(self == 1 ? noun : plural ?? noun + "s")"
    }
}

extension GraphDocument.Place {
    /// As compilers tell it.
    package var text: String { "\(path):\(line):\(column)" }
}

extension GraphDocument.Key {
    /// The type as a piece of code, and what it is tagged with.
    var quoted: String { tag.map { "\(type.quoted) tagged \($0.quoted)" } ?? type.quoted }
}

extension GraphDocument.Lifetime {
    /// In a sentence about one object.
    var word: String {
        switch self {
        case .shared: "shared"
        case .lazy: "lazy"
        case .transient: "transient"
        case .perGraph: "one a graph"
        case .weak: "weak"
        case .input: "an input"
        }
    }
}

extension ObjectReference {
    /// `SQLiteDatabase` (shared, AccountScope)
    var introduction: String { "\(name.quoted) (\(lifetime.word), \(scope))" }
}

extension CompositionReference {
    /// `DocumentSDK` where `DEBUG`
    var title: String { condition.map { "\(name.quoted) where \($0.quoted)" } ?? name.quoted }
}
