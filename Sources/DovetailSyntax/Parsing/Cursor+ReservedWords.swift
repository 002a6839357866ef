extension Cursor {
    /// Whether the token is a word that no type can begin with, so that a declaration whose type is still missing does not
    /// take the next one for it.
    var isReservedWord: Bool {
        switch lexer.base[token.start] {
        case UInt8(ascii: "a"): isWord("as") || isWord("associatedtype")
        case UInt8(ascii: "b"): isWord("break")
        case UInt8(ascii: "c"):
            // `class` stands for `AnyObject` in an inheritance clause, where no name follows.
            isWord("case") || isWord("catch") || isWord("continue") || (isWord("class") && peek().kind == .identifier)
        case UInt8(ascii: "d"): isWord("do") || isWord("defer") || isWord("default") || isWord("deinit")
        case UInt8(ascii: "e"): isWord("enum") || isWord("else") || isWord("extension")
        case UInt8(ascii: "f"):
            isWord("func") || isWord("for") || isWord("false") || isWord("fileprivate") || isWord("fallthrough")
        case UInt8(ascii: "g"): isWord("guard")
        case UInt8(ascii: "i"):
            isWord("in") || isWord("if") || isWord("is") || isWord("init") || isWord("inout") || isWord("import")
                || isWord("internal")
        case UInt8(ascii: "l"): isWord("let")
        case UInt8(ascii: "n"): isWord("nil")
        case UInt8(ascii: "o"): isWord("operator")
        case UInt8(ascii: "p"):
            isWord("public") || isWord("private") || isWord("protocol") || isWord("precedencegroup")
        case UInt8(ascii: "r"): isWord("return") || isWord("repeat") || isWord("rethrows")
        case UInt8(ascii: "s"):
            isWord("self") || isWord("static") || isWord("struct") || isWord("super") || isWord("switch")
                || isWord("subscript")
        case UInt8(ascii: "t"):
            isWord("throws") || isWord("throw") || isWord("try") || isWord("true") || isWord("typealias")
        case UInt8(ascii: "v"): isWord("var")
        case UInt8(ascii: "w"): isWord("where") || isWord("while")
        default: false
        }
    }
}
