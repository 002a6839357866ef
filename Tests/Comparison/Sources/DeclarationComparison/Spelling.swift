/// Brings both parsers' texts to one form.
enum Spelling {
    /// Without blanks, comments and backticks, which they do not keep alike.
    static func plain(_ text: String) -> String {
        // Most texts are a word, with nothing to drop.
        guard text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x60 || $0 == 0x2F }) else { return text }
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        var isInString = false
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if !isInString, byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "/") {
                rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            } else if !isInString, byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") {
                skipComment(&rest)
            } else if byte > 0x20, byte != UInt8(ascii: "`") {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Moves past the rest of a block comment, whose slash has been read, with those inside it.
    private static func skipComment(_ rest: inout ArraySlice<UInt8>) {
        rest = rest.dropFirst()
        var depth = 1
        while depth > 0, let byte = rest.popFirst() {
            let pair = (byte, rest.first ?? 0)
            if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) { depth += 1 }
            if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) { depth -= 1 }
            if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) || pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                rest = rest.dropFirst()
            }
        }
    }

    static func list(_ texts: [String]) -> String { texts.map(plain).joined(separator: " ") }

    /// Attributes, each on its own behind the conditions that it stands under.
    static func attributes(_ texts: [String]) -> String {
        guard texts.contains(where: { $0.hasPrefix("#if") }) else { return list(texts) }
        return list(texts.flatMap { $0.hasPrefix("#if") ? ConditionalAttributes.separated($0) : [$0] })
    }
}
