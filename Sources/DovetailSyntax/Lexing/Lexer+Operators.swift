extension Lexer {
    /// Lexes an operator as far as it goes, except where the language splits it: `->`, `=`, and a `?` or `!` directly
    /// behind something.
    mutating func lexOperator() -> Token.Kind {
        let start = position
        let first = base[start]
        if first == ASCII.questionMark || first == ASCII.exclamationMark, isLeftBound(at: start) {
            position += 1
            return first == ASCII.questionMark ? .questionMark : .exclamationMark
        }
        position = endOfOperator(from: start)
        if position == start + 1, first == ASCII.equal { return .equal }
        if position == start + 2, first == ASCII.minus, base[start + 1] == ASCII.greater { return .arrow }
        return .operation
    }

    private func endOfOperator(from start: Int) -> Int {
        var index = start
        while index < end {
            if classes[Int(base[index])] == ByteClass.operation {
                index += 1
            } else if base[index] == ASCII.slash {
                if index > start, isComment(at: index) || beginsRegex(at: index) { break }
                index += 1
            } else if base[index] == ASCII.period, base[start] == ASCII.period {
                index += 1
            } else if base[index] >= 0x80, isOperatorScalar(at: index) {
                index += 1
                while index < end, base[index] & 0xC0 == 0x80 { index += 1 }
            } else {
                break
            }
        }
        return max(index, start + 1)
    }

    private func beginsRegex(at index: Int) -> Bool {
        slashStartsRegex(at: index) && endOfRegex(from: index) != nil
    }

    /// Whether something that an operator can be postfix to ends directly before `index`.
    func isLeftBound(at index: Int) -> Bool {
        guard index > 0 else { return false }
        let byte = base[index - 1]
        switch byte {
        case ASCII.leftParenthesis, ASCII.leftSquare, ASCII.leftBrace, ASCII.comma, ASCII.colon, ASCII.semicolon:
            return false
        default:
            return !ASCII.isBlank(byte) && index != commentEnd
        }
    }

    mutating func lexNumber() -> Token.Kind {
        let start = position
        let isPlainDecimal = base[start] != ASCII.zero || !isRadixLetter(byte(at: start + 1))
        var index = start
        var kind = Token.Kind.integer
        while index < end {
            let byte = base[index]
            if byte == ASCII.plus || byte == ASCII.minus {
                let letter = base[index - 1] | 0x20
                let isExponent = isPlainDecimal ? letter == UInt8(ascii: "e") : letter == UInt8(ascii: "p")
                guard index > start, isExponent else { break }
            } else if byte == ASCII.period {
                let following = self.byte(at: index + 1)
                guard kind == .integer, following >= ASCII.zero, following <= ASCII.nine else { break }
                kind = .float
            } else if !ASCII.continuesIdentifier(byte) {
                break
            } else if isPlainDecimal, byte | 0x20 == UInt8(ascii: "e") {
                kind = .float
            }
            index += 1
        }
        position = index
        return kind
    }

    private func isRadixLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "x") || byte == UInt8(ascii: "b") || byte == UInt8(ascii: "o")
    }

    /// Whether the non-ASCII character at `index` is one that operators are made of, as the language's grammar lists
    /// them.
    func isOperatorScalar(at index: Int) -> Bool {
        let first = UInt32(base[index])
        let second = UInt32(byte(at: index + 1)) & 0x3F
        if first == 0xC2 || first == 0xC3 {
            switch (first & 0x1F) << 6 | second {
            case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7: return true
            default: return false
            }
        }
        guard first == 0xE2 || first == 0xE3 else { return false }
        switch (first & 0x0F) << 12 | second << 6 | UInt32(byte(at: index + 2)) & 0x3F {
        case 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
            0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            return true
        default:
            return false
        }
    }
}
