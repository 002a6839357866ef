/// Turns the bytes of a file into tokens, one at a time.
///
/// This is the one place that reads memory through a pointer: the tool runs unoptimised in its users' builds, where a
/// byte behind an array's subscript costs several times as much. `base` is valid for `end` bytes as long as the lexer
/// lives, which `withLexer(over:)` sees to; every read is preceded by a comparison with `end`. Nothing is copied: a
/// token is a pair of offsets, and the lexer is a few words, so that a parser can look ahead on a copy.
struct Lexer {
    let base: UnsafePointer<UInt8>
    let end: Int
    var position: Int
    /// The last run of comments with nothing but blanks between them: what stands before it is what stands before a
    /// `/`.
    var commentStart = -1
    var commentEnd = -1
    /// How many string interpolations are open around `position`.
    var interpolationDepth = 0
    /// The first thing that runs to the end of the file unclosed.
    var unclosed: Unclosed?
    /// The first single-line string that its line ended, the likely cause of whatever does not close later.
    var unclosedString = -1

    /// A delimiter without its partner.
    struct Unclosed {
        enum Kind {
            case brace
            case parenthesis
            case square
            case string
            case comment
            case regex
        }

        var kind: Kind
        var offset: Int
    }

    /// Gives `body` a lexer at the beginning of `range`, valid only until it returns.
    static func withLexer<Result>(
        over bytes: [UInt8],
        _ range: Range<Int>,
        _ body: (Lexer) -> Result
    ) -> Result {
        bytes.withUnsafeBufferPointer { buffer in
            // An empty array has no address; the lexer then reads nothing, so that any address will do.
            guard let base = buffer.baseAddress else {
                return withUnsafePointer(to: 0 as UInt8) { body(Lexer(base: $0, end: 0, position: 0)) }
            }
            let bounded = range.clamped(to: 0..<buffer.count)
            return body(Lexer(base: base, end: bounded.upperBound, position: bounded.lowerBound))
        }
    }

    /// Remembers the first thing that is never closed; what surrounds it is a consequence.
    mutating func noteUnclosed(_ kind: Unclosed.Kind, at offset: Int) {
        if unclosed == nil { unclosed = Unclosed(kind: kind, offset: offset) }
    }

    /// The byte at `index`, or 0 behind the end.
    func byte(at index: Int) -> UInt8 {
        index >= 0 && index < end ? base[index] : 0
    }

    /// The next token; the end of the file repeats itself.
    mutating func next() -> Token {
        let startsLine = skipTrivia()
        let start = position
        guard start < end else { return Token(kind: .endOfFile, start: end, end: end, startsLine: startsLine) }
        let byte = base[start]
        let kind: Token.Kind
        if (byte >= ASCII.lowerA && byte <= ASCII.lowerZ) || (byte >= ASCII.upperA && byte <= ASCII.upperZ)
            || byte == ASCII.underscore || byte == ASCII.dollar
        {
            skipIdentifier()
            kind = .identifier
        } else {
            kind = lexOther(byte)
        }
        return Token(kind: kind, start: start, end: position, startsLine: startsLine)
    }

    private mutating func skipIdentifier() {
        let base = self.base
        let end = self.end
        var index = position
        while index < end {
            let byte = base[index]
            // Most are small letters: ask nothing more of them.
            guard (byte >= ASCII.lowerA && byte <= ASCII.lowerZ) || ASCII.continuesIdentifier(byte) else { break }
            index += 1
        }
        position = index
    }

    /// Lexes a token that begins with anything but an ASCII letter, `_` or `$`.
    private mutating func lexOther(_ byte: UInt8) -> Token.Kind {
        switch byte {
        case ASCII.leftBrace: return single(.leftBrace)
        case ASCII.rightBrace: return single(.rightBrace)
        case ASCII.leftParenthesis: return single(.leftParenthesis)
        case ASCII.rightParenthesis: return single(.rightParenthesis)
        case ASCII.leftSquare: return single(.leftSquare)
        case ASCII.rightSquare: return single(.rightSquare)
        case ASCII.comma: return single(.comma)
        case ASCII.semicolon: return single(.semicolon)
        case ASCII.at: return single(.at)
        case ASCII.backslash: return single(.backslash)
        case ASCII.colon: return lexColon()
        case ASCII.backtick: return lexBackticks()
        case ASCII.quote: return lexString(poundCount: 0)
        case ASCII.pound: return lexPound()
        case ASCII.slash where slashStartsRegex(at: position): return lexRegex()
        case ASCII.period where self.byte(at: position + 1) != ASCII.period: return single(.period)
        case ASCII.zero...ASCII.nine: return lexNumber()
        case 0x80...0xFF: return lexNonASCII()
        default: return byte == ASCII.period || ASCII.isOperator(byte) ? lexOperator() : single(.unknown)
        }
    }

    private mutating func single(_ kind: Token.Kind) -> Token.Kind {
        position += 1
        return kind
    }

    private mutating func lexColon() -> Token.Kind {
        guard byte(at: position + 1) == ASCII.colon else { return single(.colon) }
        position += 2
        return .doubleColon
    }

    private mutating func lexBackticks() -> Token.Kind {
        let start = position
        position = endOfBackticks(from: start)
        return position > start + 1 ? .identifier : .unknown
    }

    /// The offset behind the backtick that closes the one at `start`; the one behind `start` where none does.
    func endOfBackticks(from start: Int) -> Int {
        var index = start + 1
        while index < end {
            let byte = base[index]
            index += 1
            if byte == ASCII.backtick { return index }
            if ASCII.isLineEnd(byte) { break }
        }
        return start + 1
    }

    private mutating func lexPound() -> Token.Kind {
        let start = position
        var index = start
        while index < end, base[index] == ASCII.pound { index += 1 }
        let following = byte(at: index)
        if following == ASCII.quote {
            position = index
            return lexString(poundCount: index - start)
        }
        if following == ASCII.slash {
            position = endOfExtendedRegex(from: start, poundCount: index - start)
            return .regex
        }
        position = start + 1
        skipIdentifier()
        return position > start + 1 ? .directive : .unknown
    }

    private mutating func lexString(poundCount: Int) -> Token.Kind {
        position = endOfString(quote: position, poundCount: poundCount)
        return .string
    }

    private mutating func lexRegex() -> Token.Kind {
        guard let end = endOfRegex(from: position) else { return lexOperator() }
        position = end
        return .regex
    }

    private mutating func lexNonASCII() -> Token.Kind {
        if isOperatorScalar(at: position) { return lexOperator() }
        var index = position
        while index < end, ASCII.continuesIdentifier(base[index]), !isOperatorScalar(at: index) { index += 1 }
        position = index
        return .identifier
    }
}
