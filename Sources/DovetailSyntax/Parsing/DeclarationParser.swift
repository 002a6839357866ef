/// Reads declarations, recursively, and skips whatever holds none that others can see.
struct DeclarationParser {
    var cursor: Cursor
    var imports: [ImportDeclaration] = []
    /// The `#if` conditions around `cursor`, outermost first.
    var conditions: Conditions = []
    /// How many `#if` blocks are open in the innermost type: only they give meaning to `#else` and `#endif`.
    var openConditionals = 0
    private var problems: [SyntaxProblem] = []
    /// Whether a problem was met at the end of the file: what else is missing there is a consequence.
    private(set) var isCutOff = false
    /// Where the last problem was met, told or not.
    private var lastProblemOffset = -1

    init(_ lexer: Lexer) {
        var lexer = lexer
        if let offset = lexer.firstInvalidByte() {
            problems.append(SyntaxProblem(offset: offset, message: "this byte is not valid UTF-8"))
            // The file may end in the middle of a character.
            isCutOff = offset + 4 > lexer.end
        }
        lexer.skipFileHeader()
        cursor = Cursor(lexer)
        // Nothing stands before the first token, whatever header was skipped.
        cursor.token.startsLine = true
    }

    mutating func parseFile() -> MemberBlock {
        var block = MemberBlock()
        parseMembers(into: &block, isFile: true)
        return block
    }

    /// Notes what cannot be read: once a line, as the rest of a line that is misread makes no sense, and once where the
    /// file ends too early.
    mutating func report(_ message: String, at offset: Int) {
        if cursor.kind == .endOfFile {
            guard !isCutOff, cursor.lexer.unclosed == nil else { return }
            isCutOff = true
        }
        defer { lastProblemOffset = max(lastProblemOffset, offset) }
        guard lastProblemOffset < 0 || cursor.lexer.containsLineEnd(from: lastProblemOffset, to: offset) else { return }
        problems.append(SyntaxProblem(offset: offset, message: message))
    }

    /// Notes what is missing at the end, unless something before it explains that.
    mutating func reportAtEnd(_ message: String, at offset: Int) {
        if problems.isEmpty { report(message, at: offset) }
    }

    /// Notes what follows a declaration on its line: not all of it has been understood.
    private mutating func reportSharedLine() {
        guard !cursor.token.startsLine else { return }
        switch cursor.kind {
        case .semicolon, .rightBrace, .endOfFile: return
        case .directive where isBranchEnd: return
        default: report("a line end or semicolon is missing here", at: cursor.token.start)
        }
    }

    /// Notes a name that is a keyword.
    mutating func checkName() {
        guard cursor.lexer.byte(at: cursor.token.start) != ASCII.backtick, Identifier.isReserved(cursor.name) else {
            return
        }
        report("`\(cursor.name)` is a keyword; as a name it needs backticks", at: cursor.token.start)
    }

    /// Whether a name is missing because the next line's declaration follows. A word that is a keyword only before another
    /// word, such as `package`, may be the name itself.
    var missesName: Bool {
        // A debug build copies the whole parser for a getter that is not mutating.
        mutating get {
            guard cursor.token.startsLine, Keyword(cursor.token, in: cursor.lexer) != nil else { return false }
            if Identifier.isReserved(cursor.name) { return true }
            let following = cursor.peek()
            return following.kind == .identifier && !following.startsLine
        }
    }

    /// The problems in file order. What is never closed explains everything that it swallowed.
    func finishedProblems() -> [SyntaxProblem] {
        var result = problems
        if let unclosed = cursor.lexer.unclosed {
            let cause = cause(unclosed, unclosedString: cursor.lexer.unclosedString)
            result = result.filter { $0.offset < cause.offset } + [cause]
        } else if result.contains(where: { $0.message == Self.superfluousBrace }),
            let offset = cursor.lexer.braceOutOfLine(.closing)
        {
            // It closed what declarations behind it belong to.
            let cause = SyntaxProblem(offset: offset, message: Self.superfluousBrace)
            result = result.filter { $0.offset < offset } + [cause]
        }
        // Two declarations that end early may lack the same thing at the same place.
        return Set(result).sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
    }

    private static let superfluousBrace = "this brace closes nothing"

    private func cause(_ unclosed: Lexer.Unclosed, unclosedString: Int) -> SyntaxProblem {
        if unclosedString >= 0, unclosed.kind != .comment, unclosed.kind != .string {
            return SyntaxProblem(offset: unclosedString, message: "this string is never closed")
        }
        let thing =
            switch unclosed.kind {
            case .brace: "brace"
            case .parenthesis: "parenthesis"
            case .square: "bracket"
            case .string: "string"
            case .comment: "comment"
            case .regex: "regular expression"
            }
        let offset = unclosed.kind == .brace ? cursor.lexer.braceOutOfLine(.opening) : nil
        return SyntaxProblem(offset: offset ?? unclosed.offset, message: "this \(thing) is never closed")
    }

    /// Reads members up to the brace or directive that ends them, and leaves it to the caller.
    mutating func parseMembers(into block: inout MemberBlock, isFile: Bool) {
        while true {
            switch cursor.kind {
            case .endOfFile:
                return
            case .rightBrace:
                guard isFile else { return }
                report(Self.superfluousBrace, at: cursor.token.start)
                cursor.advance()
            case .rightParenthesis, .rightSquare:
                report("this bracket closes nothing", at: cursor.token.start)
                cursor.advance()
            case .semicolon:
                cursor.advance()
            case .directive:
                if openConditionals > 0, isBranchEnd { return }
                var prefix = DeclarationPrefix(offset: cursor.token.start)
                prefix.attributes = cursor.parseAttributes()
                if prefix.attributes.isEmpty {
                    parseDirective(into: &block, isFile: isFile)
                } else {
                    parseMember(prefix, into: &block, isFile: isFile)
                }
            default:
                let prefix = DeclarationPrefix(offset: cursor.token.start)
                parseMember(prefix, into: &block, isFile: isFile)
            }
        }
    }

    /// Reads one declaration behind those of its attributes that have been read, or skips what is none.
    private mutating func parseMember(_ beginning: DeclarationPrefix, into block: inout MemberBlock, isFile: Bool) {
        let problemCount = problems.count
        if beginning.attributes.isEmpty, let keyword = skipPrefixOfFunction() {
            parseDeclaration(keyword, beginning, into: &block, isFile: isFile)
            if problems.count == problemCount { reportSharedLine() }
            return
        }
        let prefix = parsePrefix(beginning, isFile: isFile)
        if let keyword = prefix.keyword {
            parseDeclaration(keyword, prefix, into: &block, isFile: isFile)
        } else if cursor.kind == .directive || (cursor.isAtEnd && cursor.token.start > beginning.offset) {
            // A macro takes attributes and modifiers; nothing else does.
            let isMacro = cursor.kind == .directive && !cursor.isDirective("#if") && !isBranchEnd
            // What is wrong with the `#if` is told of by whoever reads it.
            let isExplained = problems.count > problemCount || cursor.leavesConditional
            if !isMacro, !isExplained { reportMissingDeclaration() }
            return
        } else {
            skipUnknown(behind: prefix.attributes, isFile: isFile)
        }
        if cursor.token.start == beginning.offset, cursor.kind != .endOfFile { cursor.skipTokenOrGroup() }
        // If the declaration has not been understood, its end hasn't either.
        if problems.count == problemCount { reportSharedLine() }
    }

    /// Notes attributes without a declaration behind them; of several in a row, the first.
    mutating func reportMissingDeclaration() {
        let message = "a declaration is missing here"
        if problems.last?.message != message { report(message, at: cursor.previousEnd) }
    }

    private mutating func parseDeclaration(
        _ keyword: Keyword,
        _ prefix: DeclarationPrefix,
        into block: inout MemberBlock,
        isFile: Bool
    ) {
        switch keyword {
        case .actor: parseType(.actor, prefix, into: &block)
        case .class: parseType(.class, prefix, into: &block)
        case .enum: parseType(.enum, prefix, into: &block)
        case .protocol: parseType(.protocol, prefix, into: &block)
        case .struct: parseType(.struct, prefix, into: &block)
        case .extension: parseExtension(prefix, into: &block)
        case .import: parseImport(prefix)
        case .initializer: parseInitializer(prefix, into: &block)
        case .let: parseProperties(prefix, isLet: true, into: &block)
        case .var: parseProperties(prefix, isLet: false, into: &block)
        case .typealias: parseTypealias(prefix, into: &block)
        case .associatedtype: parseAssociatedType(into: &block)
        case .case: parseCases(into: &block)
        case .deinit: skipFunction(isComplete: true)
        case .operator:
            if !cursor.token.startsLine { cursor.advance() }
            skipFunction(isComplete: true)
        case .func, .subscript, .macro, .precedenceGroup: skipFunction()
        case .access, .modifier: skipUnknown(behind: prefix.attributes, isFile: isFile)
        }
    }
}
