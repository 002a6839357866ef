extension Cursor {
    /// The type of the expression from the token to `end`, if it is a literal or a call that names its type.
    func inferredType(endingAt end: Int) -> TypeSyntax? {
        var reader = self
        if reader.isOperator("-") { reader.advance() }
        let isWhole = reader.token.end == end
        switch reader.kind {
        case .integer: return isWhole ? .plain("Int") : nil
        case .float: return isWhole ? .plain("Double") : nil
        case .string: return isWhole ? .plain("String") : nil
        case .identifier where reader.isWord("true") || reader.isWord("false"):
            return isWhole ? .plain("Bool") : nil
        case .identifier, .leftSquare:
            return reader.constructedType(endingAt: end)
        default:
            return nil
        }
    }

    /// The `Foo.Bar<A>` of `Foo.Bar<A>(…)` and `Foo.Bar<A>.init(…)`.
    private func constructedType(endingAt end: Int) -> TypeSyntax? {
        var reader = self
        guard let type = reader.parseType(), type.looksLikeType else { return nil }
        if reader.kind == .period {
            reader.advance()
            guard reader.takeWord("init") else { return nil }
        }
        guard reader.kind == .leftParenthesis || reader.kind == .leftBrace else { return nil }
        if reader.kind == .leftParenthesis { reader.skipGroup() }
        if reader.kind == .leftBrace, reader.previousEnd != end { reader.skipGroup() }
        return reader.previousEnd == end ? type : nil
    }
}

extension TypeSyntax {
    fileprivate static func plain(_ name: String) -> TypeSyntax {
        .named(moduleSelector: nil, components: [NameComponent(name)])
    }

    /// Whether a call of this name makes an instance: functions begin with a small letter by convention.
    fileprivate var looksLikeType: Bool {
        switch self {
        case .array, .dictionary, .inlineArray: true
        case .named(_, let components): components.last?.name.first?.isLowercase == false && !isSelf
        default: false
        }
    }

    private var isSelf: Bool { self == .plain("Self") }
}
