/// A place among the tokens of a file: what every parser here reads from. Looking ahead is reading on a copy.
struct Cursor {
    var lexer: Lexer
    /// The token to read next; `lexer` stands directly behind it.
    var token: Token
    /// The token's kind, once more: what is asked for most often, which a debug build would call a function for.
    private(set) var kind: Token.Kind
    /// Where the token before it ended.
    var previousEnd: Int
    /// Whether attributes have been read that stand under a `#if`.
    var sawConditionalAttributes = false
    /// Whether a `#if` around attributes was given up on since too many of them stand in each other, or the file ends in it.
    var leavesConditional = false
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
        kind = token.kind
    }

    mutating func advance() {
        previousEnd = token.end
        lexer.advance(&token)
        kind = token.kind
    }

    /// Reads the token if it is of this kind.
    mutating func take(_ kind: Token.Kind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    /// Whether the token is this word, not in backticks.
    func isWord(_ word: StaticString) -> Bool {
        // Most comparisons end with the first letter.
        guard case .identifier = kind, token.end - token.start == word.utf8CodeUnitCount else { return false }
        return lexer.base[token.start] == word.utf8Start[0] && lexer.matches(word, from: token.start, to: token.end)
    }

    /// Reads the token if it is this word.
    mutating func takeWord(_ word: StaticString) -> Bool {
        guard isWord(word) else { return false }
        advance()
        return true
    }

    /// Whether the token is `#word`; the pound is part of `directive`.
    func isDirective(_ directive: StaticString) -> Bool {
        kind == .directive && lexer.matches(directive, from: token.start, to: token.end)
    }

    /// Whether the token is exactly this operator.
    func isOperator(_ text: StaticString) -> Bool {
        kind == .operation && lexer.matches(text, from: token.start, to: token.end)
    }

    /// Whether the token is an operator that begins with this byte, such as the `>` of `>?`.
    func operatorBegins(with byte: UInt8) -> Bool {
        if case .operation = kind { lexer.base[token.start] == byte } else { false }
    }

    /// Whether the token joins protocols: `&`, and `&~` before a suppressed one, but neither `&&` nor `&+` behind a cast.
    var isCompositionOperator: Bool {
        guard operatorBegins(with: ASCII.ampersand) else { return false }
        return token.end == token.start + 1 || lexer.base[token.start + 1] == ASCII.tilde
    }

    /// Reads only the first byte of the operator that the token is, and leaves the rest as the next token.
    mutating func takeOperatorByte() {
        lexer.position = token.start + 1
        previousEnd = lexer.position
        lexer.advance(&token)
        kind = token.kind
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

    /// What has been read since `start`, the beginning of a token; empty where nothing has.
    func range(from start: Int) -> Range<Int> { start..<max(start, previousEnd) }

    /// Whether the token ends whatever list or body it stands in.
    var isAtEnd: Bool {
        switch kind {
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
        lexer.advance(&token)
        kind = token.kind
        return isClosed
    }

    /// Reads tokens up to and without the one that starts the next line, or ends the body; brackets as a whole.
    mutating func skipLine() {
        var isFirst = true
        while kind != .endOfFile, kind != .rightBrace, isFirst || !token.startsLine {
            isFirst = false
            skipTokenOrGroup()
        }
    }

    /// Reads once more a type that was given up on in the middle, brackets as a whole, up to what may follow a type on its line.
    mutating func skipUnreadableType(from start: Int) {
        let middle = token.start
        lexer.position = start
        previousEnd = start
        lexer.advance(&token)
        kind = token.kind
        while !isAtEnd {
            if token.start >= middle {
                if token.startsLine || kind == .equal || kind == .leftBrace || kind == .comma || kind == .semicolon {
                    return
                }
            }
            skipTokenOrGroup()
        }
    }

    /// Reads one token, or a whole bracketed group.
    mutating func skipTokenOrGroup() {
        switch kind {
        case .leftBrace, .leftParenthesis, .leftSquare: skipGroup()
        default: advance()
        }
    }
}
