extension Cursor {
    /// What the statement is that begins here, if it can be no registration: in the reader's words.
    var unreadableStatement: String? {
        switch kind {
        case .directive:
            return isDirective("#if") ? "`#if`" : "the macro or directive `\(text(token.range))`"
        case .at:
            return "an attribute"
        case .string, .integer, .float, .regex:
            return "a literal"
        case .identifier:
            return unreadableWord
        default:
            return nil
        }
    }

    private var unreadableWord: String? {
        let word = text(token.range)
        let following = peek().kind
        switch word {
        case "if", "for", "while", "repeat", "switch", "guard", "do", "defer":
            return article(word) + " `\(word)` statement"
        case "let":
            return "a constant"
        case "var":
            return "a variable"
        case "func":
            return "a function"
        case "class", "struct", "enum", "protocol", "extension", "typealias", "import":
            return article(word) + " `\(word)` declaration"
        case "return", "throw", "break", "continue", "fallthrough":
            return "`\(word)`"
        case "try", "await":
            return "`\(word)`"
        case "lazy", "static", "final", "public", "private", "internal", "fileprivate", "package", "async":
            return following == .identifier ? "a declaration" : nil
        default:
            return nil
        }
    }

    private func article(_ word: String) -> String {
        switch word.first {
        case "a", "e", "i", "o": "an"
        default: "a"
        }
    }
}
