extension Cursor {
    /// Reads a type with everything that may stand before it; nil, possibly in the middle, where none begins here.
    mutating func parseType() -> TypeSyntax? {
        guard openType() else { return nil }
        defer { depth -= 1 }
        if isCapitalized { return parseComposition() }
        if case .identifier = kind, isPrefixWord("repeat") {
            advance()
            return parseType().map { .packExpansion($0) }
        }
        var specifiers: [String] = []
        var attributes: [AttributeSyntax] = []
        while true {
            if case .at = kind {
                attributes.append(parseAttribute(beforeType: true))
            } else if let specifier = parseTypeSpecifier() {
                specifiers.append(specifier)
            } else {
                break
            }
        }
        guard let type = parseComposition() else { return nil }
        if specifiers.isEmpty, attributes.isEmpty { return type }
        return attributed(type, specifiers: specifiers, attributes: attributes)
    }

    /// Whether the token is a name in capitals, as those of most types are, and so no word of the language.
    private var isCapitalized: Bool {
        guard case .identifier = kind else { return false }
        return lexer.base[token.start] >= UInt8(ascii: "A") && lexer.base[token.start] <= UInt8(ascii: "Z")
    }

    /// Goes one level deeper; false where nesting without end would overflow the stack.
    private mutating func openType() -> Bool {
        guard depth < Self.depthLimit else { return false }
        depth += 1
        if depth > deepest { deepest = depth }
        return true
    }

    /// Puts what is part of a function type into it, and leaves the rest outside.
    private func attributed(
        _ type: TypeSyntax,
        specifiers: [String],
        attributes: [AttributeSyntax]
    ) -> TypeSyntax {
        if case .attributed(let more, let others, let inner) = type {
            // Parentheses in between change nothing.
            return attributed(inner, specifiers: specifiers + more, attributes: attributes + others)
        }
        guard case .function(var function) = type else {
            return .attributed(specifiers: specifiers, attributes: attributes, type)
        }
        var outer: [AttributeSyntax] = []
        var inner: [AttributeSyntax] = []
        for attribute in attributes {
            switch attribute.name {
            case "escaping", "autoclosure", "noescape": outer.append(attribute)
            default: inner.append(attribute)
            }
        }
        function.attributes = inner + function.attributes
        let others = specifiers.filter { $0 != FunctionTypeSyntax.nonsending }
        if others.count < specifiers.count { function.isNonsending = true }
        if others.isEmpty, outer.isEmpty { return .function(function) }
        return .attributed(specifiers: others, attributes: outer, .function(function))
    }

    private mutating func parseTypeSpecifier() -> String? {
        guard kind == .identifier, isTypeSpecifierWord else { return nil }
        var ahead = self
        ahead.advance()
        var isNonsending = false
        if isWord("nonisolated"), ahead.kind == .leftParenthesis {
            // The bare word stands before protocols only.
            guard ahead.skipNonsending() else { return nil }
            isNonsending = true
        }
        if isWord("dependsOn"), ahead.kind == .leftParenthesis, ahead.isAdjacent { ahead.skipGroup() }
        guard ahead.beginsType else { return nil }
        let specifier = isNonsending ? FunctionTypeSyntax.nonsending : text(token.start..<ahead.previousEnd)
        self = ahead
        return specifier
    }

    /// Reads `(nonsending)` on the same line.
    private mutating func skipNonsending() -> Bool {
        guard kind == .leftParenthesis, !token.startsLine else { return false }
        var ahead = self
        ahead.advance()
        guard ahead.takeWord("nonsending"), ahead.take(.rightParenthesis) else { return false }
        self = ahead
        return true
    }

    private var isTypeSpecifierWord: Bool {
        switch lexer.base[token.start] {
        case UInt8(ascii: "i"): isWord("inout") || isWord("isolated")
        case UInt8(ascii: "b"): isWord("borrowing")
        case UInt8(ascii: "c"): isWord("consuming")
        case UInt8(ascii: "s"): isWord("sending")
        case UInt8(ascii: "_"): isWord("__owned") || isWord("__shared") || isWord("_const")
        case UInt8(ascii: "n"): isWord("nonisolated")
        case UInt8(ascii: "d"): isWord("dependsOn")
        default: false
        }
    }

    /// Whether the token can be the first of a type.
    var beginsType: Bool {
        switch kind {
        case .identifier: !isReservedWord && !isWord("async") || isWord("inout") || isWord("repeat")
        case .leftParenthesis, .leftSquare, .at: true
        case .operation: operatorBegins(with: ASCII.tilde)
        default: false
        }
    }

    /// Whether the token is one of the words that stand before a type, and a type follows it.
    private func isPrefixWord(_ word: StaticString) -> Bool {
        guard isWord(word) else { return false }
        var ahead = self
        ahead.advance()
        return ahead.beginsType
    }

    /// Reads `P & Q`, or the one type where there is no `&`.
    private mutating func parseComposition() -> TypeSyntax? {
        if case .identifier = kind, !isCapitalized {
            if isPrefixWord("any") { return parsePrefixed { .any($0) } }
            if isPrefixWord("some") { return parsePrefixed { .some($0) } }
        }
        guard let first = parsePostfixType() else { return nil }
        guard isCompositionOperator else { return first }
        var members = [first]
        while isCompositionOperator {
            takeOperatorByte()
            guard let member = parsePostfixType() else { return nil }
            members.append(member)
        }
        return .composition(members)
    }

    private mutating func parsePrefixed(_ make: (TypeSyntax) -> TypeSyntax) -> TypeSyntax? {
        guard openType() else { return nil }
        defer { depth -= 1 }
        advance()
        return parseComposition().map(make)
    }

    /// Reads a type with its suffixes: `.Inner`, `.Type`, `?`, `!`.
    private mutating func parsePostfixType() -> TypeSyntax? {
        if operatorBegins(with: ASCII.tilde) {
            guard openType() else { return nil }
            defer { depth -= 1 }
            takeOperatorByte()
            return parsePostfixType().map { .suppressed($0) }
        }
        if case .identifier = kind, !isCapitalized, isPrefixWord("each") {
            guard openType() else { return nil }
            defer { depth -= 1 }
            advance()
            return parsePostfixType().map { .packElement($0) }
        }
        let deepestAround = deepest
        deepest = depth
        guard var type = parsePrimaryType() else { return nil }
        while startsSuffix {
            // A suffix puts all that stands before it one level deeper.
            deepest += 1
            guard deepest <= Self.depthLimit, let longer = parseSuffix(of: type) else { return nil }
            type = longer
        }
        deepest = max(deepest, deepestAround)
        return type
    }

    private var startsSuffix: Bool {
        switch kind {
        case .questionMark, .exclamationMark: true
        case .period: startsMember
        default: false
        }
    }

    /// Whether the token is a period with the name of a type behind it, not with the `self` or `init` of an expression.
    private var startsMember: Bool {
        guard kind == .period else { return false }
        var ahead = self
        ahead.advance()
        return ahead.kind == .identifier && !ahead.isWord("self") && !ahead.isWord("init")
    }

    private mutating func parseSuffix(of base: TypeSyntax) -> TypeSyntax? {
        switch kind {
        case .questionMark:
            advance()
            return .optional(base)
        case .exclamationMark:
            advance()
            return .implicitlyUnwrapped(base)
        default:
            if case .named(let selector, let names) = base, takePeriodOfMemberName() {
                // The name stands in parentheses, which change nothing.
                var components = names
                repeat {
                    guard let component = parseNameComponent() else { return nil }
                    components.append(component)
                } while takePeriodOfMemberName()
                return .named(moduleSelector: selector, components: components)
            }
            advance()
            let metatype = parseMetatype(of: base)
            return metatype ?? parseNameComponent().map { .member(base: base, component: $0) }
        }
    }

    /// Reads `Type` or `Protocol`, which are names only in backticks or behind a module selector.
    private mutating func parseMetatype(of base: TypeSyntax) -> TypeSyntax? {
        let isMetatype = isWord("Type")
        guard isMetatype || isWord("Protocol"), peek().kind != .doubleColon else { return nil }
        advance()
        return isMetatype ? .metatype(base) : .protocolMetatype(base)
    }

    private mutating func parsePrimaryType() -> TypeSyntax? {
        switch kind {
        case .identifier: !isCapitalized && isReservedWord ? nil : parseNamedType()
        case .leftParenthesis: parseParenthesized()
        case .leftSquare: parseBracketed()
        default: nil
        }
    }

    /// Reads a dotted name up to its end, or to the `Type` of a metatype.
    private mutating func parseNamedType() -> TypeSyntax? {
        let isAny = isWord("Any")
        guard var first = parseNameComponent() else { return nil }
        let selector = first.moduleSelector
        if isAny, selector == nil { return .composition([]) }
        first.moduleSelector = nil
        guard takePeriodOfMemberName() else { return .named(moduleSelector: selector, components: [first]) }
        guard let second = parseNameComponent() else { return nil }
        var components = [first, second]
        while takePeriodOfMemberName() {
            guard let component = parseNameComponent() else { return nil }
            components.append(component)
        }
        return .named(moduleSelector: selector, components: components)
    }

    /// Reads the period before the name of a member; false, without reading, where there is none, or one before `Type`, `self` and the like.
    private mutating func takePeriodOfMemberName() -> Bool {
        guard case .period = kind else { return false }
        var ahead = self
        ahead.advance()
        guard case .identifier = ahead.kind, !ahead.isWord("self"), !ahead.isWord("init") else { return false }
        if ahead.isWord("Type") || ahead.isWord("Protocol"), ahead.peek().kind != .doubleColon { return false }
        self = ahead
        return true
    }

    /// Reads `Name<Argument>` or `Module::Name<Argument>`.
    private mutating func parseNameComponent() -> NameComponent? {
        var component = NameComponent(name)
        advance()
        if kind == .doubleColon {
            advance()
            guard kind == .identifier else { return nil }
            component = NameComponent(moduleSelector: component.name, name)
            advance()
        }
        guard operatorBegins(with: ASCII.less) else { return component }
        guard let arguments = parseGenericArguments() else { return nil }
        component.arguments = arguments
        return component
    }

    /// Reads `[T]`, `[K: V]` or `[3 of T]`.
    private mutating func parseBracketed() -> TypeSyntax? {
        advance()
        guard let first = parseGenericArgument() else { return nil }
        if takeWord("of") {
            guard let element = parseType(), take(.rightSquare) else { return nil }
            return .inlineArray(count: first, element: element)
        }
        if case .integer = first { return nil }
        if take(.rightSquare) { return .array(first) }
        guard take(.colon), let value = parseType(), take(.rightSquare) else { return nil }
        return .dictionary(key: first, value: value)
    }
}
