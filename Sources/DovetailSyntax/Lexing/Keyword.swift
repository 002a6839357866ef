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
        guard case .identifier = token.kind, token.end - token.start >= 3 else { return nil }
        self.init(lexer.base + token.start, count: token.end - token.start)
    }

    private init?(_ word: UnsafePointer<UInt8>, count: Int) {
        let found: Keyword?
        switch count {
        case 3: found = Self.ofThree(word)
        case 4: found = Self.ofFour(word)
        case 5: found = Self.ofFive(word)
        case 6: found = Self.ofSix(word)
        case 7: found = Self.ofSeven(word)
        case 8: found = Self.ofEight(word)
        case 9: found = Self.ofNine(word)
        case 10...15: found = Self.ofMore(word, count: count)
        default: found = nil
        }
        guard let found else { return nil }
        self = found
    }

    private static func ofThree(_ word: UnsafePointer<UInt8>) -> Keyword? {
        if word[0] == UInt8(ascii: "l") { return isWord("let", word) ? .let : nil }
        return isWord("var", word) ? .var : nil
    }

    private static func ofFour(_ word: UnsafePointer<UInt8>) -> Keyword? {
        switch word[0] {
        case UInt8(ascii: "f"): isWord("func", word) ? .func : nil
        case UInt8(ascii: "i"): isWord("init", word) ? .initializer : nil
        case UInt8(ascii: "e"): isWord("enum", word) ? .enum : nil
        case UInt8(ascii: "c"): isWord("case", word) ? .case : nil
        case UInt8(ascii: "o"): isWord("open", word) ? .access(.open) : nil
        case UInt8(ascii: "w"): isWord("weak", word) ? .modifier("weak") : nil
        case UInt8(ascii: "l"): isWord("lazy", word) ? .modifier("lazy") : nil
        default: nil
        }
    }

    private static func ofFive(_ word: UnsafePointer<UInt8>) -> Keyword? {
        switch word[0] {
        case UInt8(ascii: "c"): isWord("class", word) ? .class : nil
        case UInt8(ascii: "a"):
            if isWord("actor", word) {
                .actor
            } else {
                isWord("async", word) ? .modifier("async") : nil
            }
        case UInt8(ascii: "m"): isWord("macro", word) ? .macro : nil
        case UInt8(ascii: "f"): isWord("final", word) ? .modifier("final") : nil
        case UInt8(ascii: "i"): isWord("infix", word) ? .modifier("infix") : nil
        default: nil
        }
    }

    private static func ofSix(_ word: UnsafePointer<UInt8>) -> Keyword? {
        switch word[0] {
        case UInt8(ascii: "s"):
            if isWord("struct", word) {
                .struct
            } else {
                isWord("static", word) ? .modifier("static") : nil
            }
        case UInt8(ascii: "p"):
            if isWord("public", word) {
                .access(.public)
            } else {
                isWord("prefix", word) ? .modifier("prefix") : nil
            }
        case UInt8(ascii: "i"): isWord("import", word) ? .import : nil
        case UInt8(ascii: "d"): isWord("deinit", word) ? .deinit : nil
        case UInt8(ascii: "_"): isWord("_const", word) ? .modifier("_const") : nil
        default: nil
        }
    }

    private static func ofSeven(_ word: UnsafePointer<UInt8>) -> Keyword? {
        switch word[0] {
        case UInt8(ascii: "p"):
            if isWord("private", word) { return .access(.private) }
            if isWord("package", word) { return .access(.package) }
            return isWord("postfix", word) ? .modifier("postfix") : nil
        case UInt8(ascii: "d"): return isWord("dynamic", word) ? .modifier("dynamic") : nil
        case UInt8(ascii: "u"): return isWord("unowned", word) ? .modifier("unowned") : nil
        case UInt8(ascii: "s"): return isWord("sending", word) ? .modifier("sending") : nil
        default: return nil
        }
    }

    private static func ofEight(_ word: UnsafePointer<UInt8>) -> Keyword? {
        switch word[0] {
        case UInt8(ascii: "i"):
            if isWord("internal", word) { return .access(.internal) }
            if isWord("indirect", word) { return .modifier("indirect") }
            return isWord("isolated", word) ? .modifier("isolated") : nil
        case UInt8(ascii: "o"):
            if isWord("override", word) { return .modifier("override") }
            if isWord("optional", word) { return .modifier("optional") }
            return isWord("operator", word) ? .operator : nil
        case UInt8(ascii: "p"): return isWord("protocol", word) ? .protocol : nil
        case UInt8(ascii: "r"): return isWord("required", word) ? .modifier("required") : nil
        case UInt8(ascii: "m"): return isWord("mutating", word) ? .modifier("mutating") : nil
        default: return nil
        }
    }

    private static func ofNine(_ word: UnsafePointer<UInt8>) -> Keyword? {
        switch word[0] {
        case UInt8(ascii: "e"): isWord("extension", word) ? .extension : nil
        case UInt8(ascii: "s"): isWord("subscript", word) ? .subscript : nil
        case UInt8(ascii: "t"): isWord("typealias", word) ? .typealias : nil
        case UInt8(ascii: "b"): isWord("borrowing", word) ? .modifier("borrowing") : nil
        case UInt8(ascii: "c"): isWord("consuming", word) ? .modifier("consuming") : nil
        default: nil
        }
    }

    private static func ofMore(_ word: UnsafePointer<UInt8>, count: Int) -> Keyword? {
        switch word[0] {
        case UInt8(ascii: "f"): return isWord("fileprivate", word, count: count) ? .access(.fileprivate) : nil
        case UInt8(ascii: "a"): return isWord("associatedtype", word, count: count) ? .associatedtype : nil
        case UInt8(ascii: "p"): return isWord("precedencegroup", word, count: count) ? .precedenceGroup : nil
        case UInt8(ascii: "c"): return isWord("convenience", word, count: count) ? .modifier("convenience") : nil
        case UInt8(ascii: "d"): return isWord("distributed", word, count: count) ? .modifier("distributed") : nil
        case UInt8(ascii: "n"):
            if isWord("nonisolated", word, count: count) { return .modifier("nonisolated") }
            return isWord("nonmutating", word, count: count) ? .modifier("nonmutating") : nil
        case UInt8(ascii: "_"): return isWord("__consuming", word, count: count) ? .modifier("__consuming") : nil
        default: return nil
        }
    }

    /// Whether the bytes at `word`, as many as `keyword` has, are its letters.
    private static func isWord(_ keyword: StaticString, _ word: UnsafePointer<UInt8>) -> Bool {
        var index = 1
        while index < keyword.utf8CodeUnitCount {
            if word[index] != keyword.utf8Start[index] { return false }
            index += 1
        }
        return word[0] == keyword.utf8Start[0]
    }

    private static func isWord(_ keyword: StaticString, _ word: UnsafePointer<UInt8>, count: Int) -> Bool {
        count == keyword.utf8CodeUnitCount && isWord(keyword, word)
    }
}
