extension DeclarationParser {
    /// Whether the directive ends the branch of a `#if` that is being read.
    var isBranchEnd: Bool {
        cursor.isDirective("#elseif") || cursor.isDirective("#else") || cursor.isDirective("#endif")
    }

    /// Reads `#if … #endif`, or skips a macro expansion or another directive.
    mutating func parseDirective(into block: inout MemberBlock, isFile: Bool) {
        if cursor.isDirective("#if") {
            parseConditional(into: &block, isFile: isFile)
        } else if isBranchEnd {
            report("this directive has no `#if`", at: cursor.token.start)
            cursor.skipLine()
        } else {
            cursor.skipExpression()
        }
    }

    /// Reads the branches of a `#if`, each under its own condition and the negation of those before it.
    private mutating func parseConditional(into block: inout MemberBlock, isFile: Bool) {
        let start = cursor.token.start
        var negations: [String] = []
        guard conditions.count < Cursor.depthLimit else {
            report("this is nested too deeply", at: start)
            cursor.skipConditionalBlock()
            return
        }
        openConditionals += 1
        defer { openConditionals -= 1 }
        while !cursor.isDirective("#endif") {
            guard cursor.isDirective("#if") || cursor.isDirective("#elseif") || cursor.isDirective("#else") else {
                return reportAtEnd("this `#if` has no `#endif`", at: start)
            }
            let own = parseCondition()
            let terms = negations.map { "!(\($0))" }
            conditions.append(
                own.map { own in terms.isEmpty ? own : (terms + ["(\(own))"]).joined(separator: " && ") }
                    ?? terms.joined(separator: " && ")
            )
            if let own { negations.append(own) }
            parseMembers(into: &block, isFile: isFile)
            conditions.removeLast()
        }
        cursor.advance()
    }

    /// Reads the directive with its condition; nil for `#else`.
    private mutating func parseCondition() -> String? {
        let isElse = cursor.isDirective("#else")
        cursor.advance()
        if isElse { return nil }
        let start = cursor.token.start
        guard !cursor.token.startsLine else { return "false" }
        cursor.skipCondition()
        return cursor.collapsedText(start..<max(start, cursor.previousEnd))
    }
}
