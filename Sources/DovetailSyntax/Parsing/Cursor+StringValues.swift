extension Cursor {
    /// The value of the string literal that the token is; nil for one of several lines or with interpolation.
    var plainString: String? {
        var start = token.start
        while start < token.end, lexer.base[start] == ASCII.pound { start += 1 }
        let poundCount = start - token.start
        let finish = token.end - poundCount - 1
        guard finish > start, lexer.base[finish] == ASCII.quote else { return nil }
        let content = start + 1..<finish
        // Three quotes open a string of several lines, and `""` is the only one that begins with two.
        if !content.isEmpty, lexer.base[content.lowerBound] == ASCII.quote { return nil }
        return unescaped(content, poundCount: poundCount)
    }

    private func unescaped(_ range: Range<Int>, poundCount: Int) -> String? {
        var value = ""
        var index = range.lowerBound
        var runStart = index
        while index < range.upperBound {
            guard lexer.base[index] == ASCII.backslash, hasPounds(poundCount, at: index + 1) else {
                index += 1
                continue
            }
            value += text(runStart..<index)
            index += 1 + poundCount
            guard let escaped = escapedCharacter(at: &index, before: range.upperBound) else { return nil }
            value.unicodeScalars.append(escaped)
            runStart = index
        }
        return value + text(runStart..<range.upperBound)
    }

    private func hasPounds(_ count: Int, at index: Int) -> Bool {
        (0..<count).allSatisfy { lexer.byte(at: index + $0) == ASCII.pound }
    }

    /// Reads what stands behind a backslash; nil for an interpolation or what the compiler rejects.
    private func escapedCharacter(at index: inout Int, before finish: Int) -> Unicode.Scalar? {
        guard index < finish else { return nil }
        let byte = lexer.base[index]
        index += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "0"): return "\0"
        case ASCII.quote, ASCII.backslash, UInt8(ascii: "'"): return Unicode.Scalar(byte)
        case UInt8(ascii: "u"):
            guard lexer.byte(at: index) == ASCII.leftBrace else { return nil }
            let digitsStart = index + 1
            index = digitsStart
            while index < finish, lexer.base[index] != ASCII.rightBrace { index += 1 }
            guard index < finish, let value = UInt32(text(digitsStart..<index), radix: 16) else { return nil }
            index += 1
            return Unicode.Scalar(value)
        default:
            return nil
        }
    }
}
