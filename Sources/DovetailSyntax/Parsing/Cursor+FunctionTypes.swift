extension Cursor {
    /// One element between the parentheses of a tuple or function type.
    private struct Element {
        var label: String?
        var type: TypeSyntax
    }

    /// Reads what begins with a parenthesis: a function type, a tuple, or a type in parentheses, which are dropped.
    mutating func parseParenthesized() -> TypeSyntax? {
        advance()
        var elements: [Element] = []
        while kind != .rightParenthesis {
            guard let element = parseElement() else { return nil }
            elements.append(element)
            guard take(.comma) else { break }
        }
        guard take(.rightParenthesis) else { return nil }
        if startsFunction { return parseFunction(parameters: elements) }
        if elements.count == 1, let only = elements.first, only.label == nil {
            switch only.type {
            case .variadic, .packExpansion: break
            default: return only.type
            }
        }
        return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type) })
    }

    private mutating func parseElement() -> Element? {
        let label = parseElementLabel()
        guard let type = parseType() else { return nil }
        guard isOperator("...") else { return Element(label: label, type: type) }
        advance()
        return Element(label: label, type: .variadic(type))
    }

    /// Reads `label:`, `_:` or `label name:`.
    private mutating func parseElementLabel() -> String? {
        guard kind == .identifier else { return nil }
        var ahead = self
        let label = name
        ahead.advance()
        if ahead.kind == .identifier { ahead.advance() }
        guard ahead.take(.colon) else { return nil }
        self = ahead
        return label == "_" ? nil : label
    }

    /// Whether `async throws ->` follows, or a part of it that has the arrow. An effect on the line is one also where the arrow is
    /// still missing.
    private var startsFunction: Bool {
        guard kind == .identifier else { return kind == .arrow }
        var ahead = self
        while ahead.isEffect {
            ahead.advance()
            // A thrown type is read only once: types in types would be read twice as often at each level.
            if ahead.kind == .leftParenthesis { ahead.skipGroup() }
        }
        return ahead.kind == .arrow || (ahead.token.start != token.start && !token.startsLine)
    }

    private var isEffect: Bool {
        isWord("async") || isWord("reasync") || isWord("rethrows") || isWord("throws")
    }

    /// Reads `async throws -> R` behind the parameters.
    private mutating func parseFunction(parameters: [Element]) -> TypeSyntax? {
        let effects = parseEffects()
        guard take(.arrow), let result = parseType() else { return nil }
        return .function(
            FunctionTypeSyntax(
                parameters: parameters.map(\.type),
                isAsync: effects.isAsync,
                throwing: effects.throwing,
                result: result
            )
        )
    }

    /// Reads `async`, `throws`, `throws(E)` and `rethrows` in any order.
    mutating func parseEffects() -> (isAsync: Bool, throwing: ThrowsClause?) {
        var isAsync = false
        var throwing: ThrowsClause?
        while kind == .identifier {
            if isWord("async") || isWord("reasync") {
                isAsync = true
                advance()
            } else if takeWord("rethrows") {
                throwing = .rethrows
            } else if takeWord("throws") {
                throwing = parseThrownType().map { .typed($0) } ?? .untyped
            } else {
                break
            }
        }
        return (isAsync, throwing)
    }

    private mutating func parseThrownType() -> TypeSyntax? {
        guard kind == .leftParenthesis else { return nil }
        var ahead = self
        ahead.advance()
        guard let type = ahead.parseType(), ahead.take(.rightParenthesis) else { return nil }
        self = ahead
        return type
    }
}
