/// Integers in types: the `3` of `[3 of Int]`.
enum IntegerLiteral {
    /// The value in decimal digits, which every way to write it shares; as written where it is out of all bounds.
    static func decimal(_ literal: String) -> String {
        let isNegative = literal.utf8.first == UInt8(ascii: "-")
        let digits = literal.filter { $0 != "_" && $0 != "-" }
        let radix =
            switch digits.prefix(2) {
            case "0x": 16
            case "0o": 8
            case "0b": 2
            default: 10
            }
        guard let value = UInt64(radix == 10 ? digits[...] : digits.dropFirst(2), radix: radix) else { return literal }
        // The compiler tells `-0` from `0`.
        return isNegative ? "-\(value)" : "\(value)"
    }
}
