/// Reads the statements of a result builder's body.
struct StatementParser {
    var cursor: Cursor
    /// How many `#if` blocks are open around `cursor`.
    var openConditionals = 0
    /// Why the call that was read last is none, where that is known.
    var slip: (slip: Slip, offset: Int)?

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
            if openConditionals == Cursor.depthLimit {
                cursor.skipStatement()
                return .unreadable(description: "a `#if` that is nested too deeply", offset: start.token.start)
            }
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
        if cursor.kind == .period, cursor.peek().kind == .identifier {
            cursor.advance()
            let name = cursor.name
            cursor.skipStatement()
            return .slip(.leadingPeriod(name), offset: start.token.start)
        }
        slip = nil
        guard let base = parseCall() else {
            if let slip = slip ?? start.slipOfBareName { return .slip(slip.slip, offset: resumed(behind: slip, start)) }
            return unreadable(from: start, start.descriptionOfOtherExpression)
        }
        var chain = CallChain(base: base)
        if let fault = parseModifiers(of: &chain, under: []) {
            if let slip { return .slip(slip.slip, offset: resumed(behind: slip, start)) }
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
        let text = cursor.text(cursor.token.range)
        switch cursor.kind {
        case .operation, .equal, .arrow, .questionMark, .exclamationMark:
            return unreadable(from: start, "the operator `\(text)` after a registration", at: offset)
        case .comma:
            cursor.advance()
            if !cursor.token.startsLine { cursor.skipStatement() }
            return .slip(.separatingComma, offset: offset)
        case .rightParenthesis, .rightSquare:
            cursor.skipStatement()
            return .slip(.extraBracket(text), offset: offset)
        case .identifier, .string, .leftParenthesis, .leftSquare, .directive:
            cursor.skipStatement()
            return .slip(.sharedLine(text), offset: offset)
        default:
            return unreadable(from: start, "`\(text)` after a registration on the same line", at: offset)
        }
    }

    /// Goes on where what a slip spoilt ends; gives its offset back.
    private mutating func resumed(behind slip: (slip: Slip, offset: Int), _ start: Cursor) -> Int {
        if case .wrongBracket = slip.slip, cursor.kind == .rightSquare { cursor.advance() }
        let isAtLineStart = cursor.token.startsLine || cursor.kind == .endOfFile
        let isRead =
            switch slip.slip {
            case .missingParenthesis, .unclosedString, .wrongBracket: isAtLineStart
            default: false
            }
        if !isRead { cursor = start }
        if !isRead || cursor.kind == .period || cursor.kind == .leftBrace { cursor.skipStatement() }
        // What was read so far may have gone on into the next statement, whose place is none of this.
        return slip.offset <= cursor.previousEnd ? slip.offset : start.token.start
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
    fileprivate var descriptionOfOtherExpression: String { "what begins with `\(text(token.range))`" }

    /// What is wrong with a name that stands here alone, or with what was to be its arguments on the same line.
    fileprivate var slipOfBareName: (slip: Slip, offset: Int)? {
        var ahead = self
        if ahead.parseType() != nil, ahead.token.startsLine || ahead.kind == .endOfFile || ahead.kind == .comma {
            return (.bareType(text(token.start..<ahead.previousEnd)), token.start)
        }
        ahead = self
        guard ahead.kind == .identifier else { return nil }
        ahead.advance()
        let isFollowed = !ahead.token.startsLine && ahead.kind != .endOfFile
        if isFollowed, ahead.kind == .identifier || ahead.kind == .leftSquare || ahead.kind == .string {
            return (.missingArguments(of: name), ahead.previousEnd)
        }
        return nil
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
