/// Reads the declarations of a file and skips every body.
package enum Scanner {
    /// Never fails: what cannot be read is among the result's `problems`, and what surrounds it is still reported.
    package static func scan(_ source: SourceText) -> ScannedFile {
        Lexer.withLexer(over: source.bytes, 0..<source.bytes.count) { lexer in
            var parser = DeclarationParser(lexer)
            let members = parser.parseFile()
            // Whatever else is wrong comes from the conflict, or is told of when it is resolved.
            let conflict = lexer.firstConflict(lineStarts: source.lineStarts).map { offset in
                SyntaxProblem(offset: offset, message: "this merge conflict is not resolved")
            }
            return ScannedFile(
                source: source,
                imports: parser.imports,
                members: members,
                problems: conflict.map { [$0] } ?? parser.finishedProblems(),
                hasConditionalAttributes: parser.cursor.sawConditionalAttributes
            )
        }
    }

    /// The number of tokens in the file, bodies included: the lexer's work alone, to measure it.
    package static func countTokens(of source: SourceText) -> Int {
        Lexer.withLexer(over: source.bytes, 0..<source.bytes.count) { lexer in
            var lexer = lexer
            lexer.skipFileHeader()
            var token = lexer.next()
            var count = 0
            while token.kind != .endOfFile {
                count += 1
                lexer.advance(&token)
            }
            return count
        }
    }
}
