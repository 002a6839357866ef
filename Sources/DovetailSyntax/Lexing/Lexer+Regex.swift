extension Lexer {
    /// Whether the slash at `index`, which begins no comment, stands where a regex literal may begin.
    ///
    /// As in the compiler: it must look like a prefix operator (something open or blank before it, nothing blank
    /// behind it). On a line that goes on after an operand it is a division, however it is spaced.
    func slashStartsRegex(at index: Int) -> Bool {
        if ASCII.isBlank(byte(at: index + 1)) { return false }
        let previous = endOfPreviousCode(before: index)
        guard previous.end > 0 else { return true }
        let byte = base[previous.end - 1]
        switch byte {
        case ASCII.leftParenthesis, ASCII.leftSquare, ASCII.leftBrace, ASCII.comma, ASCII.colon, ASCII.semicolon:
            return true
        default:
            if previous.end == index { return isBehindPrefixOperator(index) }
        }
        if previous.endsLine { return true }
        switch byte {
        case ASCII.rightParenthesis, ASCII.rightSquare, ASCII.rightBrace, ASCII.quote, ASCII.backtick:
            return false
        case ASCII.period:
            return !isPostfixOperator(endingAt: previous.end)
        default:
            if startOfOperator(endingAt: previous.end) < previous.end {
                return !isPostfixOperator(endingAt: previous.end)
            }
            return !ASCII.continuesIdentifier(byte) || isExpressionKeyword(endingAt: previous.end)
        }
    }

    /// Whether the slash at `index` follows an operator that is prefix to what it begins: `(^^/regex/)`.
    private func isBehindPrefixOperator(_ index: Int) -> Bool {
        let start = startOfOperator(endingAt: index)
        return start < index && !isLeftBound(at: start)
    }

    /// Whether the operator that ends at `end`, with a blank behind it, belongs to the operand before it.
    private func isPostfixOperator(endingAt end: Int) -> Bool {
        let start = startOfOperator(endingAt: end)
        guard isLeftBound(at: start) else { return false }
        if end == start + 1, base[start] == ASCII.equal { return false }
        if end == start + 2, base[start] == ASCII.minus, base[start + 1] == ASCII.greater { return false }
        // `try!` and `try?` are operators themselves.
        return !(start >= 3 && matches("try", start - 3..<start) && !ASCII.continuesIdentifier(byte(at: start - 4)))
    }

    /// The offset of the first byte of the operator that ends at `end`, but for slashes.
    private func startOfOperator(endingAt end: Int) -> Int {
        var start = end
        while start > 0, start != commentEnd {
            if base[start - 1] >= 0x80 {
                var scalar = start - 1
                while scalar > 0, base[scalar] & 0xC0 == 0x80 { scalar -= 1 }
                guard isOperatorScalar(at: scalar) else { break }
                start = scalar
            } else {
                guard base[start - 1] != ASCII.slash,
                    ASCII.isOperator(base[start - 1]) || base[start - 1] == ASCII.period
                else { break }
                start -= 1
            }
        }
        return start
    }

    /// The end of what is neither blank nor comment before `index`, and whether a line ends in between.
    private func endOfPreviousCode(before index: Int) -> (end: Int, endsLine: Bool) {
        var index = index
        var endsLine = false
        while index > 0 {
            if index == commentEnd {
                index = commentStart
                continue
            }
            let byte = base[index - 1]
            guard ASCII.isBlank(byte) else { break }
            if ASCII.isLineEnd(byte) { endsLine = true }
            index -= 1
        }
        return (index, endsLine)
    }

    /// Whether the word that ends at `end` is one that an expression follows.
    private func isExpressionKeyword(endingAt end: Int) -> Bool {
        var start = end
        while start > 0, ASCII.continuesIdentifier(base[start - 1]) { start -= 1 }
        if byte(at: start - 1) == ASCII.period { return false }
        let words: [StaticString] = [
            "return", "in", "case", "where", "if", "elseif", "while", "guard", "try", "await", "throw", "else",
            "switch", "is",
            "as", "yield", "repeat", "do", "then", "unsafe", "consume", "copy", "each", "catch", "for", "defer",
        ]
        for word in words where matches(word, start..<end) { return true }
        return false
    }

    /// The offset behind the regex literal whose slash is at `start`; nil where its line does not close it, so that
    /// the slash is an operator.
    func endOfRegex(from start: Int) -> Int? {
        var index = start + 1
        var groups = 0
        var classes = 0
        while index < end {
            let byte = base[index]
            switch byte {
            case ASCII.lineFeed, ASCII.carriageReturn:
                return nil
            case ASCII.backslash:
                index += 1
                if ASCII.isLineEnd(self.byte(at: index)) { return nil }
            case ASCII.slash:
                let last = base[index - 1]
                let endsBlank = last == ASCII.space || last == ASCII.tab
                return endsBlank && base[index - 2] != ASCII.backslash ? nil : index + 1
            case ASCII.leftSquare:
                classes += 1
            case ASCII.rightSquare where classes > 0:
                classes -= 1
            case ASCII.leftParenthesis where classes == 0:
                groups += 1
            case ASCII.rightParenthesis where classes == 0:
                groups -= 1
                // `(/, "x") / 2`: the parenthesis is the surrounding code's.
                if groups < 0, mayBeUnapplied(at: start) { return nil }
            default:
                break
            }
            index += 1
        }
        return nil
    }

    /// Whether the operator that the slash at `index` belongs to may be without operands: `reduce(1, /)`.
    private func mayBeUnapplied(at index: Int) -> Bool {
        switch byte(at: endOfPreviousCode(before: startOfOperator(endingAt: index)).end - 1) {
        case ASCII.leftParenthesis, ASCII.leftSquare, ASCII.comma, ASCII.colon: true
        default: false
        }
    }

    /// The offset behind the regex literal whose first pound is at `start`, over lines where its first one is empty.
    mutating func endOfExtendedRegex(from start: Int, poundCount: Int) -> Int {
        var index = start + poundCount + 1
        let content = index
        while index < end, base[index] == ASCII.space || base[index] == ASCII.tab { index += 1 }
        let isMultiline = index >= end || ASCII.isLineEnd(base[index])
        index = content
        while index < end {
            let byte = base[index]
            index += 1
            if byte == ASCII.backslash {
                if !ASCII.isLineEnd(self.byte(at: index)) { index += 1 }
            } else if byte == ASCII.slash {
                var closing = 0
                while closing < poundCount, self.byte(at: index + closing) == ASCII.pound { closing += 1 }
                if closing == poundCount { return index + poundCount }
            } else if !isMultiline, ASCII.isLineEnd(byte) {
                return index - 1
            }
        }
        noteUnclosed(.regex, at: start)
        return end
    }
}
