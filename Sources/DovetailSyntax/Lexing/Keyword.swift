/// The words that a declaration is told by. All but the reserved ones may also be ordinary names; the parser decides
/// by what follows.
enum Keyword {
    // What is declared.
    case `actor`, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`, `initializer`
    case `let`, macro, `operator`, precedenceGroup, `protocol`, `struct`, `subscript`, `typealias`, `var`

    // What may stand before it.
    case access(AccessLevel)
    case modifier(StaticString)

    /// The keyword whose bytes are those of `token`, if it is one; a name in backticks is none.
    init?(_ token: Token, in lexer: Lexer) {
        guard token.kind == .identifier else { return nil }
        let first = lexer.base[token.start]
        let found: Keyword?
        switch token.end - token.start {
        case 3: found = Self.ofThree(token, lexer, first)
        case 4: found = Self.ofFour(token, lexer, first)
        case 5: found = Self.ofFive(token, lexer, first)
        case 6: found = Self.ofSix(token, lexer, first)
        case 7: found = Self.ofSeven(token, lexer, first)
        case 8: found = Self.ofEight(token, lexer, first)
        case 9: found = Self.ofNine(token, lexer, first)
        case 10...15: found = Self.ofMore(token, lexer, first)
        default: found = nil
        }
        guard let found else { return nil }
        self = found
    }

    private static func ofThree(_ token: Token, _ lexer: Lexer, _ first: UInt8) -> Keyword? {
        if first == UInt8(ascii: "l") { return lexer.matches("let", token.range) ? .let : nil }
        return lexer.matches("var", token.range) ? .var : nil
    }

    private static func ofFour(_ token: Token, _ lexer: Lexer, _ first: UInt8) -> Keyword? {
        switch first {
        case UInt8(ascii: "f"): lexer.matches("func", token.range) ? .func : nil
        case UInt8(ascii: "i"): lexer.matches("init", token.range) ? .initializer : nil
        case UInt8(ascii: "e"): lexer.matches("enum", token.range) ? .enum : nil
        case UInt8(ascii: "c"): lexer.matches("case", token.range) ? .case : nil
        case UInt8(ascii: "o"): lexer.matches("open", token.range) ? .access(.open) : nil
        case UInt8(ascii: "w"): lexer.matches("weak", token.range) ? .modifier("weak") : nil
        case UInt8(ascii: "l"): lexer.matches("lazy", token.range) ? .modifier("lazy") : nil
        default: nil
        }
    }

    private static func ofFive(_ token: Token, _ lexer: Lexer, _ first: UInt8) -> Keyword? {
        switch first {
        case UInt8(ascii: "c"): lexer.matches("class", token.range) ? .class : nil
        case UInt8(ascii: "a"):
            if lexer.matches("actor", token.range) {
                .actor
            } else {
                lexer.matches("async", token.range) ? .modifier("async") : nil
            }
        case UInt8(ascii: "m"): lexer.matches("macro", token.range) ? .macro : nil
        case UInt8(ascii: "f"): lexer.matches("final", token.range) ? .modifier("final") : nil
        case UInt8(ascii: "i"): lexer.matches("infix", token.range) ? .modifier("infix") : nil
        default: nil
        }
    }

    private static func ofSix(_ token: Token, _ lexer: Lexer, _ first: UInt8) -> Keyword? {
        switch first {
        case UInt8(ascii: "s"):
            if lexer.matches("struct", token.range) {
                .struct
            } else {
                lexer.matches("static", token.range) ? .modifier("static") : nil
            }
        case UInt8(ascii: "p"):
            if lexer.matches("public", token.range) {
                .access(.public)
            } else {
                lexer.matches("prefix", token.range) ? .modifier("prefix") : nil
            }
        case UInt8(ascii: "i"): lexer.matches("import", token.range) ? .import : nil
        case UInt8(ascii: "d"): lexer.matches("deinit", token.range) ? .deinit : nil
        case UInt8(ascii: "_"): lexer.matches("_const", token.range) ? .modifier("_const") : nil
        default: nil
        }
    }

    private static func ofSeven(_ token: Token, _ lexer: Lexer, _ first: UInt8) -> Keyword? {
        switch first {
        case UInt8(ascii: "p"):
            if lexer.matches("private", token.range) { return .access(.private) }
            if lexer.matches("package", token.range) { return .access(.package) }
            return lexer.matches("postfix", token.range) ? .modifier("postfix") : nil
        case UInt8(ascii: "d"): return lexer.matches("dynamic", token.range) ? .modifier("dynamic") : nil
        case UInt8(ascii: "u"): return lexer.matches("unowned", token.range) ? .modifier("unowned") : nil
        case UInt8(ascii: "s"): return lexer.matches("sending", token.range) ? .modifier("sending") : nil
        default: return nil
        }
    }

    private static func ofEight(_ token: Token, _ lexer: Lexer, _ first: UInt8) -> Keyword? {
        switch first {
        case UInt8(ascii: "i"):
            if lexer.matches("internal", token.range) { return .access(.internal) }
            if lexer.matches("indirect", token.range) { return .modifier("indirect") }
            return lexer.matches("isolated", token.range) ? .modifier("isolated") : nil
        case UInt8(ascii: "o"):
            if lexer.matches("override", token.range) { return .modifier("override") }
            if lexer.matches("optional", token.range) { return .modifier("optional") }
            return lexer.matches("operator", token.range) ? .operator : nil
        case UInt8(ascii: "p"): return lexer.matches("protocol", token.range) ? .protocol : nil
        case UInt8(ascii: "r"): return lexer.matches("required", token.range) ? .modifier("required") : nil
        case UInt8(ascii: "m"): return lexer.matches("mutating", token.range) ? .modifier("mutating") : nil
        default: return nil
        }
    }

    private static func ofNine(_ token: Token, _ lexer: Lexer, _ first: UInt8) -> Keyword? {
        switch first {
        case UInt8(ascii: "e"): lexer.matches("extension", token.range) ? .extension : nil
        case UInt8(ascii: "s"): lexer.matches("subscript", token.range) ? .subscript : nil
        case UInt8(ascii: "t"): lexer.matches("typealias", token.range) ? .typealias : nil
        case UInt8(ascii: "b"): lexer.matches("borrowing", token.range) ? .modifier("borrowing") : nil
        case UInt8(ascii: "c"): lexer.matches("consuming", token.range) ? .modifier("consuming") : nil
        default: nil
        }
    }

    private static func ofMore(_ token: Token, _ lexer: Lexer, _ first: UInt8) -> Keyword? {
        switch first {
        case UInt8(ascii: "f"): return lexer.matches("fileprivate", token.range) ? .access(.fileprivate) : nil
        case UInt8(ascii: "a"): return lexer.matches("associatedtype", token.range) ? .associatedtype : nil
        case UInt8(ascii: "p"): return lexer.matches("precedencegroup", token.range) ? .precedenceGroup : nil
        case UInt8(ascii: "c"): return lexer.matches("convenience", token.range) ? .modifier("convenience") : nil
        case UInt8(ascii: "d"): return lexer.matches("distributed", token.range) ? .modifier("distributed") : nil
        case UInt8(ascii: "n"):
            if lexer.matches("nonisolated", token.range) { return .modifier("nonisolated") }
            return lexer.matches("nonmutating", token.range) ? .modifier("nonmutating") : nil
        case UInt8(ascii: "_"): return lexer.matches("__consuming", token.range) ? .modifier("__consuming") : nil
        default: return nil
        }
    }
}
