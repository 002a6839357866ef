/// A place among the tokens of a file: what every parser here reads from. Looking ahead is reading on a copy.
struct Cursor {
    var lexer: Lexer
    /// The token to read next; `lexer` stands directly behind it.
    var token: Token
    /// Where the token before it ended.
    var previousEnd: Int
    /// How many types, groups or declarations are open around `token`, to stop before the stack overflows.
    var depth = 0
    /// The depth of the innermost part of the type being read, which suffixes may have put deeper than `depth` ever was.
    var deepest = 0

    /// Deeper nesting than this is given up on, as unreadable. The compiler allows 256 parentheses, but nobody writes even
    /// half of ours, and this much fits into the half megabyte of stack that threads have on Apple's systems, unoptimised.
    static let depthLimit = 64

    init(_ lexer: Lexer) {
        self.lexer = lexer
        previousEnd = lexer.position
        token = self.lexer.next()
    }

    var kind: Token.Kind { token.kind }

    mutating func advance() {
        previousEnd = token.end
        token = lexer.next()
    }

    /// Reads the token if it is of this kind.
    mutating func take(_ kind: Token.Kind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    /// Whether the token is this word, not in backticks.
    func isWord(_ word: StaticString) -> Bool {
        token.kind == .identifier && lexer.matches(word, from: token.start, to: token.end)
    }

    /// Reads the token if it is this word.
    mutating func takeWord(_ word: StaticString) -> Bool {
        guard isWord(word) else { return false }
        advance()
        return true
    }

    /// Whether the token is `#word`; the pound is part of `directive`.
    func isDirective(_ directive: StaticString) -> Bool {
        token.kind == .directive && lexer.matches(directive, from: token.start, to: token.end)
    }

    /// Whether the token is exactly this operator.
    func isOperator(_ text: StaticString) -> Bool {
        token.kind == .operation && lexer.matches(text, from: token.start, to: token.end)
    }

    /// Whether the token is an operator that begins with this byte, such as the `>` of `>?`.
    func operatorBegins(with byte: UInt8) -> Bool {
        token.kind == .operation && lexer.base[token.start] == byte
    }

    /// Reads only the first byte of the operator that the token is, and leaves the rest as the next token.
    mutating func takeOperatorByte() {
        lexer.position = token.start + 1
        previousEnd = lexer.position
        token = lexer.next()
    }

    /// Whether the token follows the one before it without a blank.
    var isAdjacent: Bool { token.start == previousEnd }

    /// The token after this one.
    func peek() -> Token {
        var lexer = self.lexer
        return lexer.next()
    }

    /// The name that the token is, without backticks.
    var name: String {
        let isQuoted = token.end - token.start > 2 && lexer.base[token.start] == ASCII.backtick
        return lexer.text(isQuoted ? token.start + 1..<token.end - 1 : token.range)
    }

    func text(_ range: Range<Int>) -> String { lexer.text(range) }

    /// Whether the token ends whatever list or body it stands in.
    var isAtEnd: Bool {
        switch token.kind {
        case .endOfFile, .rightBrace, .rightParenthesis, .rightSquare: true
        default: false
        }
    }

    /// Reads a bracket and all up to its partner, by bytes. False where there is none; what follows is then the end of
    /// the file or a `}` that closes something outside.
    @discardableResult
    mutating func skipGroup() -> Bool {
        let opening = token
        lexer.position = opening.end
        let isClosed: Bool
        switch opening.kind {
        case .leftBrace:
            isClosed = lexer.skipBraces()
            if !isClosed { lexer.noteUnclosed(.brace, at: opening.start) }
        case .leftParenthesis:
            isClosed = lexer.skipGroup(closing: ASCII.rightParenthesis, opening: ASCII.leftParenthesis)
            if !isClosed { lexer.noteUnclosed(.parenthesis, at: opening.start) }
        default:
            isClosed = lexer.skipGroup(closing: ASCII.rightSquare, opening: ASCII.leftSquare)
            if !isClosed { lexer.noteUnclosed(.square, at: opening.start) }
        }
        previousEnd = lexer.position
        token = lexer.next()
        return isClosed
    }

    /// Reads tokens up to and without the one that starts the next line, or ends the body; brackets as a whole.
    mutating func skipLine() {
        var isFirst = true
        while token.kind != .endOfFile, token.kind != .rightBrace, isFirst || !token.startsLine {
            isFirst = false
            skipTokenOrGroup()
        }
    }

    /// Reads one token, or a whole bracketed group.
    mutating func skipTokenOrGroup() {
        switch token.kind {
        case .leftBrace, .leftParenthesis, .leftSquare: skipGroup()
        default: advance()
        }
    }
}
