extension Cursor {
    /// Reads an argument inside brackets, up to the comma or bracket that ends it. Lines do not end it.
    mutating func skipArgument() {
        while true {
            switch kind {
            case .comma, .endOfFile, .rightBrace, .rightParenthesis, .rightSquare:
                return
            case .leftBrace, .leftParenthesis, .leftSquare:
                skipGroup()
            case .identifier:
                _ = skipWord(asOperand: false)
            default:
                advance()
            }
        }
    }

    /// Reads an expression of statement position: up to the line that does not continue it, a comma, a semicolon, or a
    /// brace that opens accessors.
    mutating func skipExpression() {
        // Whether the expression is incomplete here, so that the next line belongs to it whatever begins it.
        var needsOperand = true
        while true {
            if token.startsLine, !needsOperand, !continuesExpression {
                guard isDirective("#if"), skipConditionalSuffix() else { return }
                continue
            }
            switch kind {
            case .endOfFile, .comma, .semicolon, .rightBrace, .rightParenthesis, .rightSquare, .at, .unknown:
                return
            case .leftBrace:
                if !needsOperand, opensAccessors { return }
                skipGroup()
                skipLabelledClosures()
                needsOperand = false
            case .leftParenthesis, .leftSquare:
                skipGroup()
                needsOperand = false
            case .period, .doubleColon, .backslash, .arrow, .equal, .colon:
                advance()
                needsOperand = true
            case .operation:
                needsOperand = skipOperator(after: !needsOperand)
            case .identifier:
                if !needsOperand, beginsDeclaration { return }
                needsOperand = skipWord(asOperand: needsOperand)
            case .directive:
                guard !isBranchDirective else { return }
                advance()
                needsOperand = false
            case .integer, .float, .string, .regex, .questionMark, .exclamationMark:
                advance()
                needsOperand = false
            }
        }
    }

    /// Whether the token is a word that only a declaration can hold, so that what stands before it has ended too late.
    var beginsDeclaration: Bool {
        guard kind == .identifier, lexer.byte(at: previousEnd - 1) != ASCII.period else { return false }
        switch Keyword(token, in: lexer) {
        case .associatedtype, .class, .enum, .extension, .import, .protocol, .struct, .typealias: return true
        case .access(let level): return level != .open && level != .package
        default: return false
        }
    }

    /// Whether the token, first of its line, goes on with the expression of the line before.
    private var continuesExpression: Bool {
        switch kind {
        case .period, .operation, .equal, .arrow, .leftBrace, .colon, .questionMark: true
        case .identifier: isWord("as") || isWord("is") || isWord("else")
        default: false
        }
    }

    private var isBranchDirective: Bool {
        isDirective("#elseif") || isDirective("#else") || isDirective("#endif")
            || (isDirective("#if") && token.startsLine)
    }

    /// Reads an operator; tells whether an operand must follow.
    private mutating func skipOperator(after operand: Bool) -> Bool {
        if operand, operatorBegins(with: ASCII.less), skipGenericArgumentsOfExpression() { return false }
        let isLeftBound = lexer.isLeftBound(at: token.start)
        advance()
        // Before a period an operator is rather postfix than infix.
        let isRightBound =
            token.start == previousEnd && !isAtEnd && kind != .comma && kind != .semicolon
            && lexer.byte(at: token.start) != ASCII.period
        return !(operand && isLeftBound && !isRightBound)
    }

    /// Reads a name or keyword; tells whether an operand must follow.
    private mutating func skipWord(asOperand: Bool) -> Bool {
        if asOperand, isWord("if") || isWord("switch") || isWord("do") {
            advance()
            skipControlFlow()
            return false
        }
        if isWord("as") || isWord("is") {
            advance()
            if kind == .questionMark || kind == .exclamationMark { advance() }
            _ = parseType()
            return false
        }
        if isWord("try") || isWord("await") {
            advance()
            if kind == .questionMark || kind == .exclamationMark { advance() }
            return true
        }
        advance()
        if operatorBegins(with: ASCII.less) { _ = skipGenericArgumentsOfExpression() }
        return false
    }

    /// Reads the rest of an `if`, `switch` or `do` that is used as an expression.
    private mutating func skipControlFlow() {
        while true {
            while !isAtEnd, kind != .leftBrace { skipTokenOrGroup() }
            guard kind == .leftBrace, skipGroup() else { return }
            guard isWord("else") || isWord("catch") else { return }
            advance()
        }
    }

    /// Reads the `label: { … }` that may follow a trailing closure.
    private mutating func skipLabelledClosures() {
        while kind == .identifier {
            var ahead = self
            ahead.advance()
            guard ahead.take(.colon), ahead.kind == .leftBrace else { return }
            ahead.skipGroup()
            self = ahead
        }
    }

    /// Whether the brace opens accessors rather than a trailing closure.
    private var opensAccessors: Bool {
        var ahead = self
        ahead.advance()
        while ahead.kind == .at { ahead.skipAttribute() }
        let isAccessor =
            ahead.isWord("didSet") || ahead.isWord("willSet") || ahead.isWord("get") || ahead.isWord("set")
            || ahead.isWord("init") || ahead.isWord("_read") || ahead.isWord("_modify")
        guard isAccessor else { return false }
        let following = ahead.peek().kind
        return following == .leftBrace || following == .leftParenthesis
    }

    /// Reads `#if … #endif` around `.member` suffixes; false, without reading, where it surrounds anything else.
    private mutating func skipConditionalSuffix() -> Bool {
        guard beginsConditionalSuffix else { return false }
        skipConditionalBlock()
        return true
    }

    /// Whether `#if` begins here, and what it surrounds first is a `.member`: it then goes on with the expression before it.
    var beginsConditionalSuffix: Bool {
        guard isDirective("#if") else { return false }
        var ahead = self
        while ahead.isDirective("#if") {
            ahead.advance()
            ahead.skipCondition()
        }
        return ahead.kind == .period
    }

    /// Reads the condition behind `#if` or `#elseif`: the rest of its line, and further lines only where an operator
    /// asks for them. A `.member` on the next line is code under the condition.
    mutating func skipCondition() {
        var needsOperand = true
        while kind != .endOfFile, kind != .rightBrace {
            if token.startsLine, !needsOperand, !isOperator("&&"), !isOperator("||") { return }
            needsOperand = kind == .operation
            skipTokenOrGroup()
        }
    }

    /// Reads `#if … #endif` as a whole, whatever it surrounds.
    mutating func skipConditionalBlock() {
        var open = 0
        while kind != .endOfFile, kind != .rightBrace {
            if isDirective("#if") { open += 1 }
            if isDirective("#endif") { open -= 1 }
            skipTokenOrGroup()
            if open == 0 { return }
        }
    }
}
