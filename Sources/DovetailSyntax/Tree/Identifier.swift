/// Decides where a name must be written in backticks to stay a name.
package enum Identifier {
    /// Words that are keywords wherever they stand.
    private static let reserved: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "Self", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Words that are names elsewhere and mean something before a type.
    private static let reservedBeforeType: Set<String> = [
        "any", "some", "each", "sending", "isolated", "borrowing", "consuming", "nonisolated", "async", "dependsOn",
        "__owned", "__shared", "_const",
    ]

    /// Whether the word can be a name only in backticks.
    static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

    /// The name of a declaration or variable.
    package static func quoted(_ name: String) -> String {
        reserved.contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    /// An argument label, where every keyword but `inout` is allowed as it is.
    package static func quotedLabel(_ name: String) -> String {
        name == "inout" || !isPlain(name) ? "`\(name)`" : name
    }

    /// The first name of a type. `Self` is a type with and without backticks; `Any` is no name without.
    package static func quotedTypeName(_ name: String) -> String {
        if name == "Self" || name == "_" { return name }
        return reservedBeforeType.contains(name) ? "`\(name)`" : quoted(name)
    }

    /// A name behind a period, where only what would not be a member needs quoting.
    package static func quotedMember(_ name: String) -> String {
        name == "Type" || name == "Protocol" ? "`\(name)`" : quoted(name)
    }

    /// Whether the lexer reads the name as one identifier: raw identifiers hold blanks, digits first and operators too.
    private static func isPlain(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        return Lexer.withLexer(over: bytes, 0..<bytes.count) { lexer in
            var lexer = lexer
            let token = lexer.next()
            return token.kind == .identifier && token.start == 0 && token.end == bytes.count
                && bytes[0] != ASCII.backtick
        }
    }
}
