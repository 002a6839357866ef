/// Turns the bytes of a file into tokens, one at a time.
///
/// This is the one place that reads memory through a pointer: the tool runs unoptimised in its users' builds, where a
/// byte behind an array's subscript costs several times as much. `base` is valid for `end` bytes as long as the lexer
/// lives, which `withLexer(over:)` sees to; every read is preceded by a comparison with `end`. Nothing is copied: a
/// token is a pair of offsets, and the lexer is a few words, so that a parser can look ahead on a copy.
struct Lexer {
    let base: UnsafePointer<UInt8>
    /// `ByteClass.table`, by byte.
    let classes = ByteClass.table.utf8Start
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

    /// Puts the next token in place of `token`; the end of the file repeats itself.
    ///
    /// In a debug build every local and every parameter costs a call that clears it. So the busiest functions here do with
    /// as few as they can, and move `position` itself.
    mutating func advance(_ token: inout Token) {
        token.startsLine = position == 0
        // Most tokens have one space before them, or nothing.
        if position < end, base[position] == ASCII.space { position += 1 }
        if position < end, classes[Int(base[position])] & ByteClass.trivia != 0, skipTrivia() {
            token.startsLine = true
        }
        token.start = position
        if position >= end {
            token.kind = .endOfFile
        } else if classes[Int(base[position])] == ByteClass.word {
            position = position &+ 1
            while position < end, classes[Int(base[position])] >= ByteClass.digit { position = position &+ 1 }
            token.kind = .identifier
        } else {
            token.kind = lexOther()
        }
        token.end = position
    }

    /// The token behind `position`.
    mutating func next() -> Token {
        var token = Token(kind: .endOfFile, start: position, end: position, startsLine: false)
        advance(&token)
        return token
    }

    private mutating func skipIdentifier() {
        position += 1
        while position < end, classes[Int(base[position])] >= ByteClass.digit { position += 1 }
    }

    /// Lexes a token that begins with anything but an ASCII letter, `_` or `$`.
    private mutating func lexOther() -> Token.Kind {
        position += 1
        // Each case is a comparison in a debug build: the most frequent ones come first.
        switch base[position - 1] {
        case ASCII.period where position >= end || base[position] != ASCII.period: return .period
        case ASCII.colon where position >= end || base[position] != ASCII.colon: return .colon
        case ASCII.comma: return .comma
        case ASCII.leftParenthesis: return .leftParenthesis
        case ASCII.rightParenthesis: return .rightParenthesis
        case ASCII.at: return .at
        case ASCII.leftBrace: return .leftBrace
        case ASCII.rightBrace: return .rightBrace
        case ASCII.leftSquare: return .leftSquare
        case ASCII.rightSquare: return .rightSquare
        case ASCII.semicolon: return .semicolon
        case ASCII.backslash: return .backslash
        default:
            position -= 1
            return lexLonger()
        }
    }

    /// Lexes a token that may be longer than its first byte.
    private mutating func lexLonger() -> Token.Kind {
        switch base[position] {
        case ASCII.quote: return lexString(poundCount: 0)
        case ASCII.slash where slashStartsRegex(at: position): return lexRegex()
        case ASCII.zero...ASCII.nine: return lexNumber()
        case ASCII.backtick: return lexBackticks()
        case ASCII.pound: return lexPound()
        case ASCII.colon:
            position += 2
            return .doubleColon
        case 0x80...0xFF: return lexNonASCII()
        case ASCII.period: return lexOperator()
        default:
            if ASCII.isOperator(base[position]) { return lexOperator() }
            position += 1
            return .unknown
        }
    }

    private mutating func lexBackticks() -> Token.Kind {
        let start = position
        position = endOfBackticks(from: start)
        // Nothing between backticks is no name.
        return position > start + 2 ? .identifier : .unknown
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
        position = start
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
