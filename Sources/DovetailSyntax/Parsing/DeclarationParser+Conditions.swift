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

    /// Notes what follows a directive on its line.
    private mutating func reportBehindDirective() {
        guard !cursor.token.startsLine, cursor.kind != .endOfFile else { return }
        report("only a comment may follow a directive on its line", at: cursor.token.start)
    }

    /// Reads the branches of a `#if`, each under its own condition and the negation of those before it.
    private mutating func parseConditional(into block: inout MemberBlock, isFile: Bool) {
        let start = cursor.token.start
        var branches = ConditionalBranches()
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
            conditions.append(branches.condition(ofNext: cursor.parseCondition()))
            reportBehindDirective()
            parseMembers(into: &block, isFile: isFile)
            conditions.removeLast()
        }
        cursor.advance()
        reportBehindDirective()
    }
}
