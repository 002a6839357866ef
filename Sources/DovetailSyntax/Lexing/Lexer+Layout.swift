extension Lexer {
    /// The kind of brace that a file has too many of.
    enum SuperfluousBrace {
        case opening
        case closing
    }

    /// The brace that the layout of the file tells to be the one without a partner; nil where it tells nothing.
    ///
    /// Braces pair up wherever they stand, so that the one left over is far from the one that was forgotten. A line that closes a brace and
    /// stands further left than the line that opened it was to close another; one that stands further right closes too much. What a
    /// statement's further lines have for indentation says nothing.
    func braceOutOfLine(_ superfluous: SuperfluousBrace) -> Int? {
        var lexer = self
        lexer.position = 0
        lexer.skipFileHeader()
        var open: [OpenBrace] = []
        var line = 0
        var statement = 0
        var parentheses = 0
        var previous = Token.Kind.semicolon
        var token = lexer.next()
        while token.kind != .endOfFile {
            if token.startsLine {
                line = lexer.indentation(at: token.start)
                if parentheses == 0, !lexer.continues(token, after: previous) { statement = line }
            }
            switch token.kind {
            case .leftParenthesis, .leftSquare: parentheses += 1
            case .rightParenthesis, .rightSquare: parentheses = max(0, parentheses - 1)
            case .leftBrace:
                open.append(OpenBrace(offset: token.start, indentations: [line, statement], parentheses: parentheses))
                parentheses = 0
            case .rightBrace:
                guard let brace = open.popLast() else { return nil }
                parentheses = brace.parentheses
                guard token.startsLine else { break }
                switch superfluous {
                case .opening where brace.indentations.allSatisfy { line < $0 }: return brace.offset
                case .closing where brace.indentations.allSatisfy { line > $0 }: return token.start
                default: break
                }
            default: break
            }
            previous = token.kind
            lexer.advance(&token)
        }
        return nil
    }

    private struct OpenBrace {
        var offset: Int
        /// Of its line, and of the one that the statement began on.
        var indentations: [Int]
        /// How many were open around it.
        var parentheses: Int
    }

    /// How many bytes the token's line has before it.
    private func indentation(at offset: Int) -> Int {
        var start = offset
        while start > 0, !ASCII.isLineEnd(base[start - 1]) { start -= 1 }
        return offset - start
    }

    /// Whether the first token of a line goes on with the line before.
    private func continues(_ token: Token, after previous: Token.Kind) -> Bool {
        switch previous {
        case .comma, .operation, .equal, .arrow, .colon: return true
        default: break
        }
        switch token.kind {
        case .period, .operation, .arrow, .equal, .colon, .comma, .leftBrace: return true
        case .identifier:
            return ["where", "async", "throws", "rethrows", "else", "catch"].contains(text(token.range))
        default: return false
        }
    }
}
