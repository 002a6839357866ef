extension DeclarationParser {
    /// Reads the rest of an initialiser and skips its body.
    mutating func parseInitializer(_ prefix: DeclarationPrefix, into block: inout MemberBlock) {
        var declaration = InitializerDeclaration(
            offset: prefix.offset,
            attributes: prefix.attributes,
            modifiers: prefix.modifiers,
            failability: parseFailability(),
            parameters: [],
            conditions: conditions
        )
        let genericStart = cursor.token.start
        declaration.genericParameters = cursor.parseGenericParameters()
        declaration.genericParameterRange = cursor.range(from: genericStart)
        guard cursor.kind == .leftParenthesis else {
            return report("the parameters of this initializer are missing", at: cursor.previousEnd)
        }
        if let parameters = parseParameters() {
            declaration.parameters = parameters
            let effectStart = cursor.token.start
            let effects = cursor.parseEffects()
            declaration.effectRange = cursor.range(from: effectStart)
            declaration.isAsync = effects.isAsync
            declaration.throwing = effects.throwing
            if cursor.isWord("where") {
                cursor.advance()
                let clauseStart = cursor.token.start
                cursor.skipSignature()
                declaration.whereClause = cursor.collapsedText(clauseStart..<max(clauseStart, cursor.previousEnd))
            }
            block.initializers.append(declaration)
        }
        if cursor.kind != .leftBrace, continuesInitializer { cursor.skipSignature() }
        if cursor.kind == .leftBrace { cursor.skipGroup() }
    }

    private var continuesInitializer: Bool {
        cursor.isWord("where") || cursor.kind == .arrow || (!cursor.token.startsLine && !cursor.isAtEnd)
    }

    private mutating func parseFailability() -> InitializerDeclaration.Failability {
        switch cursor.lexer.byte(at: cursor.token.start) {
        case ASCII.questionMark where cursor.token.end == cursor.token.start + 1:
            cursor.advance()
            return .optional
        case ASCII.exclamationMark where cursor.token.end == cursor.token.start + 1:
            cursor.advance()
            return .implicitlyUnwrapped
        case ASCII.questionMark:
            // `init?<T>(…)`
            cursor.takeOperatorByte()
            return .optional
        default:
            return .no
        }
    }

    /// Reads a parameter list with its parentheses; where one parameter cannot be read, skips the list and gives nil.
    private mutating func parseParameters() -> [ParameterDeclaration]? {
        let opening = cursor
        cursor.advance()
        var parameters: [ParameterDeclaration] = []
        while cursor.kind != .rightParenthesis {
            let start = cursor.token.start
            guard let parameter = parseParameter() else {
                return skipParameters(from: opening, unreadable: start)
            }
            parameters.append(parameter)
            guard cursor.take(.comma) else { break }
        }
        guard cursor.take(.rightParenthesis) else {
            return skipParameters(from: opening, unreadable: cursor.token.start)
        }
        return parameters
    }

    private mutating func skipParameters(from opening: Cursor, unreadable offset: Int) -> [ParameterDeclaration]? {
        cursor = opening
        if cursor.skipGroup() { report("this parameter cannot be read", at: offset) }
        return nil
    }

    /// Reads `@Attribute label name: Type... = default`.
    private mutating func parseParameter() -> ParameterDeclaration? {
        let attributes = cursor.parseAttributes()
        var offset = cursor.token.start
        // As Swift 2 had it before the label; nowadays it can only be an error.
        guard cursor.kind == .identifier, !cursor.isWord("inout") else { return nil }
        var first = parameterName()
        cursor.advance()
        var second = first
        if case .identifier = cursor.kind {
            var secondOffset = cursor.token.start
            second = parameterName()
            cursor.advance()
            // Words before the label, such as `_const`: a parameter has at most two names.
            while case .identifier = cursor.kind {
                offset = secondOffset
                first = second
                secondOffset = cursor.token.start
                second = parameterName()
                cursor.advance()
            }
        }
        guard cursor.take(.colon) else { return nil }
        let typeStart = cursor.token.start
        guard let type = cursor.parseType() else { return nil }
        var parameter = ParameterDeclaration(
            label: first,
            name: second,
            offset: offset,
            attributes: attributes,
            type: type,
            typeText: cursor.text(typeStart..<cursor.previousEnd)
        )
        if cursor.isOperator("...") {
            parameter.isVariadic = true
            cursor.advance()
        }
        if cursor.take(.equal) {
            parameter.hasDefault = true
            cursor.skipArgument()
        }
        return parameter
    }

    private func parameterName() -> String? {
        cursor.isWord("_") ? nil : cursor.name
    }
}
