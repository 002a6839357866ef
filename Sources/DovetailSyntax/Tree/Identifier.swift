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
        "any", "some", "each", "sending", "isolated", "borrowing", "consuming", "nonisolated", "async",
    ]

    /// Whether the word can be a name only in backticks.
    static func isReserved(_ word: String) -> Bool { reserved.contains(word) }

    /// The name of a declaration or variable.
    package static func quoted(_ name: String) -> String {
        reserved.contains(name) || !isPlain(name) ? "`\(name)`" : name
    }

    /// An argument label, where every keyword but `inout`, `var` and `let` is allowed as it is.
    package static func quotedLabel(_ name: String) -> String {
        name == "inout" || name == "var" || name == "let" || !isPlain(name) ? "`\(name)`" : name
    }

    /// The first name of a type: `Any` and `Self` are types there, not names.
    static func quotedTypeName(_ name: String) -> String {
        if name == "Any" || name == "Self" || name == "_" { return name }
        return reservedBeforeType.contains(name) ? "`\(name)`" : quoted(name)
    }

    /// A name behind a period, where only what would not be a member needs quoting.
    static func quotedMember(_ name: String) -> String {
        name == "Type" || name == "Protocol" ? "`\(name)`" : quoted(name)
    }

    private static func isPlain(_ name: String) -> Bool {
        var isFirst = true
        for byte in name.utf8 {
            if !ASCII.continuesIdentifier(byte) { return false }
            if isFirst, byte >= ASCII.zero, byte <= ASCII.nine { return false }
            isFirst = false
        }
        return !isFirst
    }
}
