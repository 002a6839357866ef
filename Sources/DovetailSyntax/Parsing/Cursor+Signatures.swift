extension Cursor {
    /// Reads what may stand between a name and a body: generics, parameters, effects, result, `where`, and a macro's
    /// definition. It ends at a brace, or at a line that does not continue it.
    mutating func skipSignature(isComplete: Bool = false) {
        var isIncomplete = !isComplete
        var sawParameters = false
        while true {
            if token.startsLine, !isIncomplete, !continuesSignature(mayHaveParameters: !sawParameters) { return }
            switch kind {
            case .endOfFile, .leftBrace, .rightBrace, .rightParenthesis, .rightSquare, .semicolon, .at:
                guard kind == .at, isIncomplete else { return }
                skipAttribute()
            case .directive:
                guard !token.startsLine else { return }
                advance()
                isIncomplete = false
            case .leftParenthesis, .leftSquare:
                skipGroup()
                sawParameters = true
                isIncomplete = false
            case .operation:
                // The `>` of generics completes what the `<` began; `>` then `->` goes on anyway.
                isIncomplete = !operatorBegins(with: ASCII.greater)
                advance()
            case .comma, .colon, .doubleColon, .arrow, .equal, .period:
                advance()
                isIncomplete = true
            default:
                isIncomplete = isWord("where")
                advance()
            }
        }
    }

    private func continuesSignature(mayHaveParameters: Bool) -> Bool {
        switch kind {
        case .arrow, .operation, .equal, .colon, .comma, .period, .leftBrace: true
        case .leftParenthesis: mayHaveParameters
        case .identifier:
            isWord("where") || isWord("throws") || isWord("rethrows") || isWord("reasync")
                || (isWord("async") && !precedesVariable)
        default: false
        }
    }

    /// Whether the token is the `async` of `async let`.
    private var precedesVariable: Bool {
        let following = peek()
        return !following.startsLine && (lexer.matches("let", following.range) || lexer.matches("var", following.range))
    }
}
