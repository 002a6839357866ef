extension DeclarationParser {
    /// Skips a statement of top-level code, or a line of what should be a declaration and is none, which is noted.
    mutating func skipUnknown(behind attributes: [AttributeSyntax], isFile: Bool) {
        let start = cursor.token.start
        let isStatement = isFile && !cursor.beginsDeclaration
        if isStatement, !attributes.isEmpty { reportMissingDeclaration() }
        skipLine(isFile: isFile)
        if !isStatement { report("this is not a declaration", at: start) }
    }

    private mutating func skipLine(isFile: Bool) {
        if isFile, isControlFlow {
            skipToBody()
            guard cursor.kind == .leftBrace else { return }
        }
        var endsWithComma: Bool
        repeat {
            endsWithComma = cursor.kind == .comma
            cursor.skipTokenOrGroup()
        } while (!cursor.token.startsLine || endsWithComma) && !cursor.isAtEnd && cursor.kind != .semicolon
            && !(isFile && (cursor.beginsDeclaration || isBranchEnd))
    }

    private var isControlFlow: Bool {
        cursor.isWord("if") || cursor.isWord("guard") || cursor.isWord("while") || cursor.isWord("for")
            || cursor.isWord("switch") || cursor.isWord("else")
    }

    /// Skips the conditions before a body, whose lines may look like declarations: `if` / `let a = b`.
    private mutating func skipToBody() {
        repeat {
            cursor.skipTokenOrGroup()
        } while cursor.kind != .leftBrace && !cursor.isAtEnd && !(cursor.token.startsLine && declaresMoreThanVariable)
    }

    private var declaresMoreThanVariable: Bool {
        switch Keyword(cursor.token, in: cursor.lexer) {
        case nil, .let, .var, .case: false
        default: true
        }
    }
}
