extension StatementParser {
    /// Reads `Name(arguments) { … }`; nil, possibly in the middle, where that is not what stands here.
    mutating func parseCall() -> Call? {
        let start = cursor.token.start
        guard cursor.kind == .identifier else { return nil }
        var name = cursor.name
        cursor.advance()
        while cursor.kind == .period || cursor.kind == .doubleColon, cursor.isAdjacent {
            name += cursor.text(cursor.token.range)
            cursor.advance()
            guard cursor.kind == .identifier else { return nil }
            name += cursor.name
            cursor.advance()
        }
        if cursor.operatorBegins(with: ASCII.less) {
            let genericsStart = cursor.token.start
            guard cursor.skipGenericArgumentsOfExpression() else { return nil }
            name += cursor.text(genericsStart..<cursor.previousEnd)
        }
        var call = Call(name: name, offset: start)
        let hasParentheses = cursor.kind == .leftParenthesis && !cursor.token.startsLine
        if hasParentheses {
            guard let arguments = parseArguments(of: name) else { return nil }
            call.arguments = arguments
        }
        guard hasParentheses || cursor.kind == .leftBrace else { return nil }
        if cursor.kind == .leftBrace { parseTrailingClosures(of: &call) }
        return call
    }

    private mutating func parseTrailingClosures(of call: inout Call) {
        call.trailingClosure = cursor.parseClosure()
        while cursor.kind == .identifier {
            var ahead = cursor
            ahead.advance()
            guard ahead.take(.colon), ahead.kind == .leftBrace else { return }
            if call.extraTrailingClosureOffset == nil { call.extraTrailingClosureOffset = cursor.token.start }
            ahead.skipGroup()
            cursor = ahead
        }
    }

    private mutating func parseArguments(of name: String) -> [CallArgument]? {
        let opening = cursor.token.start
        cursor.advance()
        var arguments: [CallArgument] = []
        while cursor.kind != .rightParenthesis {
            guard let argument = parseArgument() else {
                noteMissing(behind: arguments.last, of: name, opening)
                return nil
            }
            arguments.append(argument)
            guard cursor.take(.comma) else { break }
        }
        return cursor.take(.rightParenthesis) ? arguments : nil
    }

    private mutating func parseArgument() -> CallArgument? {
        let offset = cursor.token.start
        var label: String?
        if cursor.kind == .identifier {
            if cursor.peek().kind == .colon {
                label = cursor.name
                cursor.advance()
                cursor.advance()
            } else if cursor.lacksColonOfLabel {
                slip = (.missingColon(behind: cursor.name), cursor.token.end)
                return nil
            }
        }
        guard let value = parseArgumentValue() else { return nil }
        return CallArgument(label: label, value: value, offset: offset)
    }

    private mutating func parseArgumentValue() -> CallArgument.Value? {
        let start = cursor
        if let type = cursor.parseMetatype() {
            if isAtArgumentEnd { return .metatype(type) }
            if isAtMissingEnd { return nil }
        }
        cursor = start
        if cursor.kind == .leftBrace, let closure = cursor.parseClosure() {
            if isAtArgumentEnd { return .closure(closure) }
            if isAtMissingEnd { return nil }
        }
        cursor = start
        if cursor.kind == .string, let value = cursor.plainString {
            cursor.advance()
            if isAtArgumentEnd { return .string(value) }
            if isAtMissingEnd { return nil }
        }
        cursor = start
        cursor.skipExpression()
        guard cursor.previousEnd > start.token.start, isAtArgumentEnd else { return nil }
        return .other(cursor.text(start.token.start..<cursor.previousEnd))
    }

    private var isAtArgumentEnd: Bool {
        cursor.kind == .comma || cursor.kind == .rightParenthesis
    }

    /// Whether what stands behind a value that is complete can't belong to it: a comma or a parenthesis is missing.
    private var isAtMissingEnd: Bool {
        switch cursor.kind {
        case .identifier, .string, .endOfFile, .rightSquare, .rightBrace: true
        case .leftParenthesis, .leftSquare: !cursor.isAdjacent
        // What is chained stands on a line of its own.
        case .period: cursor.token.startsLine
        default: false
        }
    }

    /// Finds why the list of arguments could not be read any further.
    private mutating func noteMissing(behind last: CallArgument?, of name: String, _ opening: Int) {
        guard slip == nil else { return }
        if cursor.lexer.unclosedString >= opening {
            slip = (.unclosedString, cursor.lexer.unclosedString)
        } else if let unclosed = cursor.lexer.unclosed, unclosed.offset > opening {
            slip = (.unclosedBracket(cursor.text(unclosed.offset..<unclosed.offset + 1)), unclosed.offset)
        } else if cursor.kind == .rightSquare || cursor.kind == .rightBrace {
            slip = (.wrongBracket(cursor.text(cursor.token.range), opening: name + "("), cursor.token.start)
        } else if cursor.kind == .identifier, cursor.peek().kind == .colon || !cursor.token.startsLine {
            slip = (.missingComma(before: cursor.name), cursor.previousEnd)
        } else if cursor.token.startsLine || cursor.kind == .endOfFile {
            // Of `(any P.self)`, the first parenthesis was to be closed before the period.
            if let inside = cursor.metatypeOfAny(behind: opening) {
                slip = (.missingParenthesis(closing: cursor.text(inside)), inside.upperBound)
            } else {
                slip = (.missingParenthesis(closing: name + "("), cursor.previousEnd)
            }
        } else if cursor.kind == .string || cursor.kind == .leftParenthesis || cursor.kind == .leftSquare {
            slip = (.missingComma(before: cursor.text(cursor.token.range)), cursor.previousEnd)
        }
    }
}

extension Cursor {
    /// Whether the word is a label but for the colon: another begins right behind it, which no expression has.
    fileprivate var lacksColonOfLabel: Bool {
        let following = peek()
        guard !following.startsLine else { return false }
        if isWord("as") { return true }
        guard following.kind == .identifier || following.kind == .string, !Self.prefixWords.contains(name) else {
            return false
        }
        return !["as", "is", "in"].contains(text(following.range))
    }

    /// Words that an expression may have before another.
    private static let prefixWords: Set<String> = [
        "any", "some", "try", "await", "unsafe", "if", "switch", "do", "each", "repeat", "consume", "copy", "borrow",
        "nonisolated", "sending", "inout", "is",
    ]

    /// The `(any P` of the `(any P.self)` that was read last, if that is so.
    fileprivate func metatypeOfAny(behind opening: Int) -> Range<Int>? {
        let period = previousEnd - ".self)".utf8.count
        guard period > opening, text(period..<previousEnd) == ".self)" else { return nil }
        var start = period
        while start > opening, lexer.byte(at: start) != ASCII.leftParenthesis { start -= 1 }
        return start > opening && text(start..<min(start + 5, period)) == "(any " ? start..<period : nil
    }
}
