extension TypeSyntax {
    /// Reads a type written as text, such as `[String: any P]`; nil where the text is anything else or more.
    package static func parse(_ text: String) -> TypeSyntax? {
        let bytes = Array(text.utf8)
        return Lexer.withLexer(over: bytes, 0..<bytes.count) { lexer in
            var cursor = Cursor(lexer)
            let type = cursor.parseType()
            return cursor.kind == .endOfFile ? type : nil
        }
    }
}
