extension Lexer {
    /// Strings nested deeper than this by interpolation are read as if the interpolation were text: no source that
    /// people write comes near, and the stack of a hostile one must not overflow.
    private static let interpolationLimit = 64

    /// The offset behind the string literal whose opening quote, with `poundCount` pounds before it, is at `quote`.
    mutating func endOfString(quote: Int, poundCount: Int) -> Int {
        if isMultilineString(quote: quote, poundCount: poundCount) {
            return endOfMultilineString(quote: quote, poundCount: poundCount)
        }
        var index = quote + 1
        while index < end {
            let byte = base[index]
            if byte == ASCII.quote {
                index += 1
                if hasPounds(poundCount, at: index) { return index + poundCount }
            } else if byte == ASCII.backslash {
                index = endOfEscape(from: index, poundCount: poundCount)
            } else if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
                break
            } else {
                index += 1
            }
        }
        if unclosedString < 0 { unclosedString = quote - poundCount }
        return min(index, end)
    }

    private mutating func endOfMultilineString(quote: Int, poundCount: Int) -> Int {
        var index = quote + 3
        while index < end {
            let byte = base[index]
            if byte == ASCII.quote {
                if self.byte(at: index + 1) == ASCII.quote, self.byte(at: index + 2) == ASCII.quote,
                    hasPounds(poundCount, at: index + 3)
                {
                    return index + 3 + poundCount
                }
                index += 1
            } else if byte == ASCII.backslash {
                index = endOfEscape(from: index, poundCount: poundCount)
            } else {
                index += 1
            }
        }
        noteUnclosed(.string, at: quote - poundCount)
        return end
    }

    /// Whether three quotes open a multi-line string. `#"""#` is a single-line string of one quote.
    private func isMultilineString(quote: Int, poundCount: Int) -> Bool {
        guard byte(at: quote + 1) == ASCII.quote, byte(at: quote + 2) == ASCII.quote else { return false }
        guard poundCount > 0 else { return true }
        var index = quote + 1
        while index < end, !ASCII.isLineEnd(base[index]) {
            if base[index] == ASCII.quote, hasPounds(poundCount, at: index + 1) { return false }
            index += 1
        }
        return true
    }

    /// The offset behind the escape at `start`, or behind the backslash where it is no escape of this string.
    private mutating func endOfEscape(from start: Int, poundCount: Int) -> Int {
        let index = start + 1
        guard hasPounds(poundCount, at: index) else { return index }
        let following = byte(at: index + poundCount)
        if following == ASCII.leftParenthesis, interpolationDepth < Self.interpolationLimit {
            interpolationDepth += 1
            position = index + poundCount + 1
            _ = skipGroup(closing: ASCII.rightParenthesis, opening: ASCII.leftParenthesis)
            interpolationDepth -= 1
            return position
        }
        return ASCII.isLineEnd(following) ? index + poundCount : min(index + poundCount + 1, end)
    }

    private func hasPounds(_ count: Int, at index: Int) -> Bool {
        guard count > 0 else { return true }
        guard index + count <= end else { return false }
        var offset = 0
        while offset < count {
            if base[index + offset] != ASCII.pound { return false }
            offset += 1
        }
        return true
    }
}
