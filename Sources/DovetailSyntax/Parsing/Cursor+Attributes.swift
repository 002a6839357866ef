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

    /// Reads an attribute of a declaration for its extent only; false, in the middle, where its name is missing.
    mutating func skipNamedAttribute() -> Bool {
        advance()
        guard case .identifier = kind, isAdjacent else { return false }
        skipAttributeName()
        if case .leftParenthesis = kind, isAdjacent || !token.startsLine { skipGroup() }
        return true
    }

    private mutating func skipAttributeName() {
        // `@` in the middle of an edit takes no keyword of the declaration for its name.
        if !isAdjacent, beginsDeclaration { return }
        guard take(.identifier) else { return }
        while isAdjacent {
            if kind == .period || kind == .doubleColon {
                advance()
                guard take(.identifier) else { return }
            } else if operatorBegins(with: ASCII.less) {
                let start = token.start
                skipGenericArguments()
                guard token.start > start else { return }
            } else {
                return
            }
        }
    }

    /// Reads attributes of which a declaration may have many, also where `#if` surrounds some of them.
    /// A `#if` that surrounds more is left alone.
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

    /// Reads `#if … #endif` around nothing but attributes, each with the condition of its branch; nil, without reading,
    /// where there is more.
    private mutating func parseConditionalAttributes() -> [AttributeSyntax]? {
        var ahead = self
        let attributes = ahead.readConditionalAttributes()
        if attributes == nil {
            leavesConditional = ahead.leavesConditional || ahead.kind == .endOfFile
        } else {
            ahead.depth = depth
            ahead.sawConditionalAttributes = true
            self = ahead
        }
        return attributes
    }

    /// Nil, in the middle, where there is more than attributes.
    private mutating func readConditionalAttributes() -> [AttributeSyntax]? {
        var attributes: [AttributeSyntax] = []
        guard depth < Self.depthLimit else {
            leavesConditional = true
            return nil
        }
        depth += 1
        var branches = ConditionalBranches()
        var isFirst = true
        while kind == .directive, !isDirective("#endif") {
            let begins = isFirst ? isDirective("#if") : isDirective("#elseif") || isDirective("#else")
            guard begins else { return nil }
            isFirst = false
            let condition = branches.condition(ofNext: parseCondition())
            for var attribute in parseAttributes() {
                attribute.conditions.insert(condition, at: 0)
                attributes.append(attribute)
            }
        }
        guard isDirective("#endif"), !attributes.isEmpty else { return nil }
        advance()
        return attributes
    }
}
