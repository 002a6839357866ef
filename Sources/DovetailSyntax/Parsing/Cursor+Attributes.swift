extension Cursor {
    /// Attributes of types that never take arguments, so that a parenthesis behind one begins the type.
    private var isBareTypeAttribute: Bool {
        isWord("escaping") || isWord("autoclosure") || isWord("Sendable") || isWord("noescape")
            || isWord("unchecked") || isWord("preconcurrency") || isWord("retroactive") || isWord("concurrent")
            || isWord("noDerivative") || isWord("_noMetadata") || isWord("_local")
    }

    /// Reads `@name(arguments)`. Before a type, arguments must follow the name without a blank; before a declaration,
    /// where nothing else can begin with a parenthesis, they need not.
    mutating func parseAttribute(beforeType: Bool) -> AttributeSyntax {
        advance()
        let start = token.start
        let isBare = beforeType && isBareTypeAttribute
        skipAttributeName()
        let name = text(start..<max(previousEnd, start))
        guard kind == .leftParenthesis, !isBare, isAdjacent || (!beforeType && !token.startsLine) else {
            return AttributeSyntax(name)
        }
        let argumentsStart = token.end
        let isClosed = skipGroup()
        return AttributeSyntax(name, arguments: text(argumentsStart..<previousEnd - (isClosed ? 1 : 0)))
    }

    /// Reads an attribute for its extent only.
    mutating func skipAttribute() {
        advance()
        skipAttributeName()
        if kind == .leftParenthesis, isAdjacent || !token.startsLine { skipGroup() }
    }

    private mutating func skipAttributeName() {
        guard take(.identifier) else { return }
        while kind == .period || kind == .doubleColon, isAdjacent {
            advance()
            guard take(.identifier) else { return }
        }
        if operatorBegins(with: ASCII.less), isAdjacent { skipGenericArguments() }
    }

    /// Reads attributes of which a declaration may have many, also where `#if` surrounds some of them.
    mutating func parseAttributes() -> [AttributeSyntax] {
        var attributes: [AttributeSyntax] = []
        while true {
            if kind == .at {
                attributes.append(parseAttribute(beforeType: false))
            } else if isDirective("#if"), let conditional = parseConditionalAttributes() {
                attributes += conditional
            } else {
                return attributes
            }
        }
    }

    /// Reads `#if … #endif` around nothing but attributes; nil, without reading, where there is more. All branches'
    /// attributes are taken: which branch holds is not known here.
    private mutating func parseConditionalAttributes() -> [AttributeSyntax]? {
        var ahead = self
        var attributes: [AttributeSyntax] = []
        guard ahead.depth < Self.depthLimit else { return nil }
        ahead.depth += 1
        while ahead.kind == .directive, !ahead.isDirective("#endif") {
            let hasCondition = !ahead.isDirective("#else")
            guard ahead.isDirective("#if") || ahead.isDirective("#elseif") || !hasCondition else { return nil }
            ahead.advance()
            if hasCondition { ahead.skipCondition() }
            attributes += ahead.parseAttributes()
            if ahead.isDirective("#if") { return nil }
        }
        guard ahead.isDirective("#endif"), !attributes.isEmpty else { return nil }
        ahead.advance()
        ahead.depth = depth
        self = ahead
        return attributes
    }
}
