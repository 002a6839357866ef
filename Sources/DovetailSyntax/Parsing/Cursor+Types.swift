extension Cursor {
    /// Reads a type with everything that may stand before it; nil, possibly in the middle, where none begins here.
    mutating func parseType() -> TypeSyntax? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        var specifiers: [String] = []
        var attributes: [AttributeSyntax] = []
        while true {
            if kind == .at {
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

    /// Puts the attributes that are part of a function type into it, and leaves the others outside.
    private func attributed(
        _ type: TypeSyntax,
        specifiers: [String],
        attributes: [AttributeSyntax]
    ) -> TypeSyntax {
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
        if specifiers.isEmpty, outer.isEmpty { return .function(function) }
        return .attributed(specifiers: specifiers, attributes: outer, .function(function))
    }

    private mutating func parseTypeSpecifier() -> String? {
        guard kind == .identifier else { return nil }
        guard isTypeSpecifierWord else { return nil }
        var ahead = self
        let start = token.start
        ahead.advance()
        if ahead.kind == .leftParenthesis, ahead.isAdjacent, isWord("nonisolated") || isWord("dependsOn") {
            ahead.skipGroup()
        }
        guard !ahead.token.startsLine || isWord("inout") || isWord("nonisolated"), ahead.beginsType else { return nil }
        let specifier = text(start..<ahead.previousEnd)
        self = ahead
        return specifier
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
        case .identifier: !isWord("in") && !isWord("where") && !isWord("throws") && !isWord("async")
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
        return !ahead.token.startsLine && ahead.beginsType
    }

    /// Reads `P & Q`, or the one type where there is no `&`.
    private mutating func parseComposition() -> TypeSyntax? {
        if kind == .identifier {
            if isPrefixWord("any") { return parsePrefixed { .any($0) } }
            if isPrefixWord("some") { return parsePrefixed { .some($0) } }
            if isPrefixWord("repeat") { return parsePrefixed { .packExpansion($0) } }
        }
        guard let first = parsePostfixType() else { return nil }
        guard operatorBegins(with: ASCII.ampersand) else { return first }
        var members = [first]
        while operatorBegins(with: ASCII.ampersand) {
            takeOperatorByte()
            guard let member = parsePostfixType() else { return nil }
            members.append(member)
        }
        return .composition(members)
    }

    private mutating func parsePrefixed(_ make: (TypeSyntax) -> TypeSyntax) -> TypeSyntax? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        advance()
        return parseComposition().map(make)
    }

    /// Reads a type with its suffixes: `.Inner`, `.Type`, `?`, `!`.
    private mutating func parsePostfixType() -> TypeSyntax? {
        if operatorBegins(with: ASCII.tilde) {
            guard depth < Self.depthLimit else { return nil }
            depth += 1
            defer { depth -= 1 }
            takeOperatorByte()
            return parsePostfixType().map { .suppressed($0) }
        }
        if kind == .identifier, isPrefixWord("each") {
            guard depth < Self.depthLimit else { return nil }
            depth += 1
            defer { depth -= 1 }
            advance()
            return parsePostfixType().map { .packElement($0) }
        }
        guard var type = parsePrimaryType() else { return nil }
        while true {
            switch kind {
            case .questionMark:
                advance()
                type = .optional(type)
            case .exclamationMark:
                advance()
                type = .implicitlyUnwrapped(type)
            case .period:
                guard let member = parseMember(of: type) else { return type }
                type = member
            default:
                return type
            }
        }
    }

    /// Reads `.Inner<A>`, `.Type` or `.Protocol`; nil, without reading, where something else follows, such as `.self`.
    private mutating func parseMember(of base: TypeSyntax) -> TypeSyntax? {
        var ahead = self
        ahead.advance()
        guard ahead.kind == .identifier, !ahead.isWord("self"), !ahead.isWord("init") else { return nil }
        if ahead.peek().kind == .doubleColon {
            // The selector names the module that declares the member; the name alone says no less to us.
            ahead.advance()
            ahead.advance()
        }
        let isMetatype = ahead.isWord("Type")
        let isProtocolMetatype = ahead.isWord("Protocol")
        guard let component = ahead.parseNameComponent() else { return nil }
        self = ahead
        if isMetatype { return .metatype(base) }
        if isProtocolMetatype { return .protocolMetatype(base) }
        if case .named(let selector, let components) = base {
            return .named(moduleSelector: selector, components: components + [component])
        }
        return .member(base: base, component: component)
    }

    private mutating func parsePrimaryType() -> TypeSyntax? {
        switch kind {
        case .identifier: parseNamedType()
        case .leftParenthesis: parseParenthesized()
        case .leftSquare: parseBracketed()
        default: nil
        }
    }

    private mutating func parseNamedType() -> TypeSyntax? {
        var selector: String?
        if isPerhapsBeforeColon, peek().kind == .doubleColon {
            selector = name
            advance()
            advance()
            guard kind == .identifier else { return nil }
        }
        guard let component = parseNameComponent() else { return nil }
        return .named(moduleSelector: selector, components: [component])
    }

    /// Looks at a byte or two, since few names are selectors. Blanks and comments may stand before `::`.
    private var isPerhapsBeforeColon: Bool {
        var index = token.end
        while index < lexer.end, ASCII.isBlank(lexer.byte(at: index)) { index += 1 }
        let following = lexer.byte(at: index)
        return following == ASCII.colon || following == ASCII.slash
    }

    private mutating func parseNameComponent() -> NameComponent? {
        let name = self.name
        advance()
        guard operatorBegins(with: ASCII.less) else { return NameComponent(name) }
        var ahead = self
        guard let arguments = ahead.parseGenericArguments() else { return NameComponent(name) }
        self = ahead
        return NameComponent(name, arguments: arguments)
    }

    /// Reads `[T]`, `[K: V]` or `[3 of T]`.
    private mutating func parseBracketed() -> TypeSyntax? {
        advance()
        if let inline = parseInlineArray() { return inline }
        guard let element = parseType() else { return nil }
        if take(.rightSquare) { return .array(element) }
        guard take(.colon), let value = parseType(), take(.rightSquare) else { return nil }
        return .dictionary(key: element, value: value)
    }

    private mutating func parseInlineArray() -> TypeSyntax? {
        guard kind == .integer || kind == .identifier else { return nil }
        var ahead = self
        let count = text(token.range)
        ahead.advance()
        guard ahead.isWord("of") else { return nil }
        ahead.advance()
        guard ahead.beginsType, let element = ahead.parseType(), ahead.take(.rightSquare) else { return nil }
        self = ahead
        return .inlineArray(count: count, element: element)
    }
}
