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
            guard let arguments = parseArguments() else { return nil }
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

    private mutating func parseArguments() -> [CallArgument]? {
        cursor.advance()
        var arguments: [CallArgument] = []
        while cursor.kind != .rightParenthesis {
            guard let argument = parseArgument() else { return nil }
            arguments.append(argument)
            guard cursor.take(.comma) else { break }
        }
        return cursor.take(.rightParenthesis) ? arguments : nil
    }

    private mutating func parseArgument() -> CallArgument? {
        let offset = cursor.token.start
        var label: String?
        if cursor.kind == .identifier, cursor.peek().kind == .colon {
            label = cursor.name
            cursor.advance()
            cursor.advance()
        }
        guard let value = parseArgumentValue() else { return nil }
        return CallArgument(label: label, value: value, offset: offset)
    }

    private mutating func parseArgumentValue() -> CallArgument.Value? {
        let start = cursor
        if let type = cursor.parseMetatype(), isAtArgumentEnd { return .metatype(type) }
        cursor = start
        if cursor.kind == .leftBrace, let closure = cursor.parseClosure(), isAtArgumentEnd { return .closure(closure) }
        cursor = start
        if cursor.kind == .string, let value = cursor.plainString {
            cursor.advance()
            if isAtArgumentEnd { return .string(value) }
        }
        cursor = start
        cursor.skipArgument()
        guard cursor.previousEnd > start.token.start, isAtArgumentEnd else { return nil }
        return .other(cursor.text(start.token.start..<cursor.previousEnd))
    }

    private var isAtArgumentEnd: Bool {
        cursor.kind == .comma || cursor.kind == .rightParenthesis
    }
}
