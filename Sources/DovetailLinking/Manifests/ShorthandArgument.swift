import DovetailSyntax

/// Finds `$0` in a closure, outside closures nested in it.
enum ShorthandArgument {
    /// The offset of the first one. Strings and comments are skipped, interpolations included.
    static func first(in range: Range<Int>, of source: SourceText) -> Int? {
        let bytes = source.bytes
        var depth = 0
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "\""):
                index = endOfString(at: index, bytes, range.upperBound)
                continue
            case UInt8(ascii: "/") where next(index, bytes, range) == UInt8(ascii: "/"):
                while index < range.upperBound, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where next(index, bytes, range) == UInt8(ascii: "*"):
                index += 2
                while index < range.upperBound,
                    bytes[index] != UInt8(ascii: "*") || next(index, bytes, range) != UInt8(ascii: "/")
                {
                    index += 1
                }
            case UInt8(ascii: "$") where depth == 1:
                if let digit = next(index, bytes, range), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
                    return index
                }
            default: break
            }
            index += 1
        }
        return nil
    }

    private static func next(_ index: Int, _ bytes: [UInt8], _ range: Range<Int>) -> UInt8? {
        index + 1 < range.upperBound ? bytes[index + 1] : nil
    }

    private static func endOfString(at start: Int, _ bytes: [UInt8], _ end: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        let isLong = start + 2 < end && bytes[start + 1] == quote && bytes[start + 2] == quote
        var index = start + (isLong ? 3 : 1)
        while index < end {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == quote, !isLong {
                return index + 1
            } else if bytes[index] == quote, index + 2 < end, bytes[index + 1] == quote, bytes[index + 2] == quote {
                return index + 3
            } else {
                index += 1
            }
        }
        return end
    }
}
