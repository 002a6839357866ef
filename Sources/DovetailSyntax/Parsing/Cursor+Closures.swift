extension Cursor {
    /// Reads a closure expression, of which only the signature matters; nil where it is never closed.
    mutating func parseClosure() -> ClosureExpression? {
        var inside = self
        let start = token.start
        guard skipGroup() else { return nil }
        let closure = ClosureExpression(range: start..<previousEnd)
        inside.advance()
        return inside.parseClosureSignature(closure) ?? closure
    }

    /// Reads `@MainActor [weak self] (a: A) async throws -> R in`; nil where there is no `in`, and so no signature.
    private mutating func parseClosureSignature(_ plain: ClosureExpression) -> ClosureExpression? {
        var closure = plain
        while kind == .at { closure.attributes.append(parseAttribute(beforeType: true)) }
        if kind == .leftSquare {
            closure.hasCaptureList = true
            guard skipGroup() else { return nil }
        }
        if kind == .leftParenthesis {
            guard let parameters = parseClosureParameters() else { return nil }
            closure.parameters = parameters
        } else {
            closure.parameters = parseBareClosureParameters()
        }
        let effects = parseEffects()
        closure.isAsync = effects.isAsync
        closure.throwing = effects.throwing
        if take(.arrow) {
            closure.result = parseType()
        }
        return isWord("in") ? closure : nil
    }

    /// Reads `a, _` without parentheses.
    private mutating func parseBareClosureParameters() -> [ClosureExpression.Parameter] {
        var parameters: [ClosureExpression.Parameter] = []
        while kind == .identifier, !isWord("in"), !isWord("async"), !isWord("throws"), !isWord("rethrows") {
            parameters.append(ClosureExpression.Parameter(name: parameterName, type: nil, offset: token.start))
            advance()
            guard take(.comma) else { break }
        }
        return parameters
    }

    /// Reads `(a: A, _: B, c)`; nil where it is anything else.
    private mutating func parseClosureParameters() -> [ClosureExpression.Parameter]? {
        advance()
        var parameters: [ClosureExpression.Parameter] = []
        while kind != .rightParenthesis {
            while kind == .at { skipAttribute() }
            guard kind == .identifier else { return nil }
            var parameter = ClosureExpression.Parameter(name: parameterName, type: nil, offset: token.start)
            advance()
            if kind == .identifier {
                parameter.name = parameterName
                advance()
            }
            if take(.colon) {
                guard let type = parseType() else { return nil }
                parameter.type = type
                if isOperator("...") {
                    advance()
                    parameter.type = .variadic(type)
                }
            }
            parameters.append(parameter)
            guard take(.comma) else { break }
        }
        return take(.rightParenthesis) ? parameters : nil
    }

    private var parameterName: String? { isWord("_") ? nil : name }
}
