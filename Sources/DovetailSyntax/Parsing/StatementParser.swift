/// Reads the statements of a result builder's body.
struct StatementParser {
    var cursor: Cursor
    /// How many `#if` blocks are open around `cursor`.
    var openConditionals = 0

    init(_ lexer: Lexer) {
        cursor = Cursor(lexer)
    }

    mutating func parseStatements() -> [Statement] {
        var statements: [Statement] = []
        while cursor.kind != .endOfFile, !(openConditionals > 0 && isBranchEnd) {
            if cursor.take(.semicolon) { continue }
            let start = cursor.token.start
            statements.append(parseStatement())
            if cursor.token.start == start, cursor.kind != .endOfFile { cursor.skipTokenOrGroup() }
        }
        return statements
    }

    private mutating func parseStatement() -> Statement {
        let start = cursor
        if cursor.isDirective("#if") {
            if let conditional = parseConditional() { return conditional }
            cursor = start
        }
        if let message = parseMessage() { return message }
        if let description = cursor.unreadableStatement {
            cursor.skipStatement()
            return .unreadable(description: description, offset: start.token.start)
        }
        if let type = cursor.parseMetatype() {
            guard isAtStatementEnd else { return unreadableRest(of: start) }
            return .metatype(type, offset: start.token.start)
        }
        guard let base = parseCall() else { return unreadable(from: start, start.descriptionOfOtherExpression) }
        var chain = CallChain(base: base)
        if let fault = parseModifiers(of: &chain, under: []) {
            return unreadable(from: start, fault.description, at: fault.offset)
        }
        guard isAtStatementEnd else { return unreadableRest(of: start) }
        return .call(chain)
    }

    var isAtStatementEnd: Bool {
        cursor.kind == .endOfFile || cursor.kind == .semicolon || (cursor.token.startsLine && !continuesOperator)
    }

    /// Whether the token is an operator that goes on with the statement of the line before.
    private var continuesOperator: Bool {
        switch cursor.kind {
        case .operation, .equal, .questionMark, .exclamationMark: true
        default: cursor.isWord("as") || cursor.isWord("is")
        }
    }

    /// The statement that began as a registration and goes on as something else, from where it does.
    private mutating func unreadableRest(of start: Cursor) -> Statement {
        let offset = cursor.token.start
        let description =
            switch cursor.kind {
            case .operation, .equal, .arrow, .questionMark, .exclamationMark:
                "the operator `\(cursor.text(cursor.token.range))` after a registration"
            default:
                "`\(cursor.text(cursor.token.range))` after a registration on the same line"
            }
        return unreadable(from: start, description, at: offset)
    }

    private mutating func unreadable(from start: Cursor, _ description: String, at offset: Int? = nil) -> Statement {
        // What was read so far may have stopped on the next statement's line: begin again, and read it as one.
        cursor = start
        cursor.skipStatement()
        // Nor is a place in that statement one of this.
        let place = offset.map { $0 < cursor.previousEnd ? $0 : start.token.start }
        return .unreadable(description: description, offset: place ?? start.token.start)
    }
}

extension Cursor {
    /// What an expression is that is neither a call nor a metatype.
    fileprivate var descriptionOfOtherExpression: String {
        var ahead = self
        guard ahead.parseType() != nil, ahead.token.startsLine || ahead.kind == .endOfFile else {
            return "what begins with `\(text(token.range))`"
        }
        return "`\(text(token.start..<ahead.previousEnd))` without `.self`"
    }

    /// Reads `P.self` or `(any P).self`; nil, without reading, where there is anything else.
    mutating func parseMetatype() -> TypeSyntax? {
        var ahead = self
        guard let type = ahead.parseType(), ahead.take(.period), ahead.takeWord("self") else { return nil }
        self = ahead
        return type
    }

    /// Reads to the end of the statement: to a semicolon or a line that does not continue it.
    mutating func skipStatement() {
        if isDirective("#if") { return skipConditionalBlock() }
        var isFirst = true
        while kind != .endOfFile, kind != .semicolon {
            if !isFirst, token.startsLine, !continuesStatement {
                guard beginsConditionalSuffix else { return }
                skipConditionalBlock()
                continue
            }
            isFirst = false
            skipTokenOrGroup()
        }
    }

    private var continuesStatement: Bool {
        switch kind {
        case .period, .operation, .equal, .questionMark, .colon, .arrow, .leftBrace: true
        default: isWord("else") || isWord("catch") || isWord("as") || isWord("is")
        }
    }
}
