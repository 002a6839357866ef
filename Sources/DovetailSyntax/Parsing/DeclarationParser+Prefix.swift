/// What stands before the name of a declaration.
struct DeclarationPrefix {
    var offset: Int
    var attributes: [AttributeSyntax] = []
    var modifiers: [String] = []
    var access: AccessLevel?
    /// What is declared; nil where no declaration follows.
    var keyword: Keyword?
}

extension DeclarationParser {
    /// Reads the attributes, modifiers and keyword of a declaration of which nothing is kept, for their extent only; nil, without reading, where
    /// anything else follows. Most declarations are such, and most attributes and modifiers are theirs.
    mutating func skipPrefixOfFunction() -> Keyword? {
        var ahead = cursor
        while true {
            switch ahead.kind {
            case .at:
                guard ahead.skipNamedAttribute() else { return nil }
            case .identifier:
                guard let keyword = Keyword(ahead.token, in: ahead.lexer) else { return nil }
                ahead.advance()
                switch keyword {
                case .func, .subscript, .case, .deinit:
                    cursor = ahead
                    return keyword
                case .access, .modifier:
                    // Whether it is a modifier with an argument, or the name of a function, takes a closer look.
                    if case .leftParenthesis = ahead.kind { return nil }
                default:
                    return nil
                }
            default:
                return nil
            }
        }
    }

    /// Reads attributes, modifiers and the keyword behind those that have been read. Where neither declaration nor macro
    /// follows, only the attributes are read.
    mutating func parsePrefix(_ beginning: DeclarationPrefix, isFile: Bool) -> DeclarationPrefix {
        var prefix = beginning
        if cursor.kind == .at { prefix.attributes += parseAttributes() }
        let behindAttributes = cursor
        while cursor.kind == .identifier {
            guard parsePrefixWord(into: &prefix, isFile: isFile) else { break }
            if prefix.keyword != nil { return prefix }
            if cursor.kind == .at { prefix.attributes += parseAttributes() }
        }
        // `public #declarations(…)`: the words belong to a macro.
        if cursor.kind != .directive { cursor = behindAttributes }
        prefix.modifiers = []
        return prefix
    }

    private mutating func parseAttributes() -> [AttributeSyntax] {
        let start = cursor.token.start
        let attributes = cursor.parseAttributes()
        guard attributes.contains(where: { $0.name.isEmpty }) else { return attributes }
        report("the name of an attribute is missing here", at: start)
        return attributes.filter { !$0.name.isEmpty }
    }

    /// Reads a modifier or the keyword; false, without reading, where the word is neither.
    private mutating func parsePrefixWord(into prefix: inout DeclarationPrefix, isFile: Bool) -> Bool {
        guard let keyword = Keyword(cursor.token, in: cursor.lexer) else {
            guard !isFile, isFollowedByPrefixWord, mayBeModifier else { return false }
            prefix.modifiers.append(cursor.name)
            cursor.advance()
            return true
        }
        switch keyword {
        case .access(let level):
            guard let modifier = parseModifier(level.rawValue) else { return false }
            prefix.modifiers.append(modifier)
            // `private(set)` is not the declaration's own access.
            if modifier == level.rawValue { prefix.access = level }
        case .modifier(let word):
            guard let modifier = parseModifier(word.description) else { return false }
            prefix.modifiers.append(modifier)
        case .class where classIsModifier:
            cursor.advance()
            prefix.modifiers.append("class")
        default:
            guard declares(keyword) else { return false }
            cursor.advance()
            prefix.keyword = keyword
        }
        return true
    }

    /// Reads a modifier with its argument: `private(set)`, `nonisolated(unsafe)`. Nil where the parenthesis holds
    /// anything else, so that the word is the name of a function: `open(url)`.
    private mutating func parseModifier(_ word: String) -> String? {
        var following = cursor.token.end
        while cursor.lexer.byte(at: following) == ASCII.space { following += 1 }
        guard cursor.lexer.byte(at: following) == ASCII.leftParenthesis else {
            cursor.advance()
            return word
        }
        let start = cursor.token.start
        var ahead = cursor
        ahead.advance()
        ahead.advance()
        let isArgument =
            ahead.isWord("set") || ahead.isWord("unsafe") || ahead.isWord("safe") || ahead.isWord("nonsending")
        ahead.advance()
        guard isArgument, ahead.take(.rightParenthesis) else { return nil }
        cursor = ahead
        return cursor.text(start..<cursor.previousEnd)
    }

    /// Whether the word begins a declaration here, where it could also be a name.
    /// Mutating only in name: a debug build copies the whole parser for a function that is not.
    private mutating func declares(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .actor, .macro:
            return cursor.peek().kind == .identifier
        case .initializer:
            let following = cursor.peek().kind
            return following != .period && following != .equal && following != .colon
        default:
            return true
        }
    }

    /// Whether `class` stands before `func`, `var` and the like rather than before a name.
    private var classIsModifier: Bool {
        var ahead = cursor
        ahead.advance()
        guard let keyword = Keyword(ahead.token, in: ahead.lexer) else { return ahead.kind == .at }
        switch keyword {
        case .func, .let, .var, .subscript, .initializer, .typealias, .class:
            return true
        case .access, .modifier:
            ahead.advance()
            if ahead.kind == .leftParenthesis { ahead.skipGroup() }
            return ahead.kind == .identifier && !ahead.isWord("where")
        default:
            return false
        }
    }

    /// Whether the word may be a modifier of a newer Swift than this scanner's.
    private var mayBeModifier: Bool {
        cursor.lexer.byte(at: cursor.token.start) != ASCII.dollar && !Identifier.isReserved(cursor.name)
    }

    private var isFollowedByPrefixWord: Bool {
        let following = cursor.peek()
        return !following.startsLine && Keyword(following, in: cursor.lexer) != nil
    }
}
