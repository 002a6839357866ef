/// Reads the body of a manifest as the statements that it may hold.
package enum StatementReader {
    /// The statements between two offsets, such as a property's `getterBody`, in order. What is no registration
    /// becomes `unreadable` at its own place, and reading goes on behind it.
    package static func read(_ range: Range<Int>, of source: SourceText) -> [Statement] {
        Lexer.withLexer(over: source.bytes, range) { lexer in
            var parser = StatementParser(lexer)
            return parser.parseStatements()
        }
    }
}
