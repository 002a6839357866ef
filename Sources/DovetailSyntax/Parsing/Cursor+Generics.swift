extension Cursor {
    /// Reads `<A, B>` after the name of a type; nil, and possibly in the middle, where it is none.
    mutating func parseGenericArguments() -> [TypeSyntax]? {
        takeOperatorByte()
        var arguments: [TypeSyntax] = []
        while !operatorBegins(with: ASCII.greater) {
            guard let argument = parseGenericArgument() else { return nil }
            arguments.append(argument)
            guard take(.comma) else { break }
        }
        guard operatorBegins(with: ASCII.greater) else { return nil }
        takeOperatorByte()
        return arguments
    }

    /// Reads a type, or the integer that stands for a value.
    mutating func parseGenericArgument() -> TypeSyntax? {
        guard kind == .integer || isOperator("-") else { return parseType() }
        let isNegative = isOperator("-")
        if isNegative { advance() }
        let digits = text(token.range)
        return take(.integer) ? .integer(isNegative ? "-" + digits : digits) : nil
    }

    /// Reads what stands between angle brackets without keeping it.
    mutating func skipGenericArguments() {
        var ahead = self
        if ahead.parseGenericArguments() != nil { self = ahead }
    }

    /// Reads `<A, B>` in an expression, if the compiler would read it as generic arguments: when types stand between
    /// the angle brackets and what follows cannot be an operand.
    mutating func skipGenericArgumentsOfExpression() -> Bool {
        var ahead = self
        guard ahead.parseGenericArguments() != nil else { return false }
        switch ahead.kind {
        case .rightParenthesis, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamationMark, .questionMark, .colon, .equal, .doubleColon:
            break
        case .leftParenthesis, .leftSquare:
            guard !ahead.token.startsLine else { return false }
        default:
            guard ahead.token.startsLine || ahead.isOperator("&") || ahead.isOperator("...") else { return false }
        }
        self = ahead
        return true
    }

    /// Skips the `where` clause that Swift 2 had inside the angle brackets, up to the one that closes them.
    private mutating func skipInnerConstraints() {
        var open = 0
        while !isAtEnd, kind != .leftBrace {
            if operatorBegins(with: ASCII.greater) {
                if open == 0 { return }
                open -= 1
                takeOperatorByte()
            } else if operatorBegins(with: ASCII.less) {
                open += 1
                takeOperatorByte()
            } else {
                skipTokenOrGroup()
            }
        }
    }

    /// Reads `<A: P, each B, let n: Int>`; empty where there is none.
    mutating func parseGenericParameters() -> [GenericParameter] {
        guard operatorBegins(with: ASCII.less) else { return [] }
        takeOperatorByte()
        var parameters: [GenericParameter] = []
        while !operatorBegins(with: ASCII.greater), !isAtEnd {
            let start = token.start
            if kind == .at || kind == .directive { _ = parseAttributes() }
            let isPack = isWord("each") && peek().kind == .identifier
            if isPack || (isWord("let") && peek().kind == .identifier) { advance() }
            var parameter = GenericParameter(name: name, isPack: isPack)
            guard take(.identifier) else { break }
            if take(.colon) { parameter.constraint = parseType() }
            parameters.append(parameter)
            if isWord("where") { skipInnerConstraints() }
            guard take(.comma), token.start > start else { break }
        }
        if operatorBegins(with: ASCII.greater) { takeOperatorByte() }
        return parameters
    }
}
