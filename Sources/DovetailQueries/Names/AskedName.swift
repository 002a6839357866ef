/// A name as somebody types it who asks: `DocumentCache`, `any DocumentCache`, `DocumentKit.DocumentCache`, `URL#Production`,
/// `AccountScope/SQLiteDocumentCache`.
package struct AskedName: Hashable, Sendable {
    /// As it was typed.
    package let text: String
    /// Without what makes no difference; and without the tag.
    let plain: String
    /// In the same form.
    let tag: String?

    package init(_ text: String) {
        self.text = text
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        plain = Self.plain(parts.first.map(String.init) ?? "")
        tag = parts.count > 1 ? Self.plain(String(parts[1])) : nil
    }

    /// A spelling of a type without `any`, spaces, backticks, a final `.self`, and parentheses around the whole.
    static func plain(_ spelling: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(spelling.utf8.count)
        var word = 0
        for byte in spelling.utf8 {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "`"):
                let isMark = bytes.count - word == 3 && bytes[word...].elementsEqual("any".utf8)
                if isMark { bytes.removeLast(3) }
                word = bytes.count
            case UInt8(ascii: ":") where bytes.last == UInt8(ascii: ":"):
                // `Module::Type` is how a type's identity has it.
                bytes[bytes.count - 1] = UInt8(ascii: ".")
                word = bytes.count
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: ","), UInt8(ascii: ":"):
                bytes.append(byte)
                word = bytes.count
            default:
                bytes.append(byte)
            }
        }
        if bytes.count > 5, bytes.suffix(5).elementsEqual(".self".utf8) { bytes.removeLast(5) }
        return String(decoding: withoutParentheses(bytes[...]), as: UTF8.self)
    }

    /// What stands in parentheses that hold the whole.
    private static func withoutParentheses(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return bytes }
        var depth = 0
        for (index, byte) in zip(bytes.indices, bytes) {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0, index != bytes.index(before: bytes.endIndex) { return bytes }
        }
        let inner = bytes.dropFirst().dropLast()
        return inner.isEmpty ? bytes : withoutParentheses(inner)
    }

    /// The last name of a plain dotted one; nil where there is only one, or something else besides.
    static func lastName(of plain: String) -> String? {
        guard let dot = plain.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let isPlain = plain.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "&"), UInt8(ascii: "?"): false
            default: true
            }
        }
        return isPlain ? String(plain[plain.index(after: dot)...]) : nil
    }
}
