/// Reads declarations, recursively, and skips whatever holds none that others can see.
struct DeclarationParser {
    var cursor: Cursor
    var imports: [ImportDeclaration] = []
    /// The `#if` conditions around `cursor`, outermost first.
    var conditions: Conditions = []
    /// How many `#if` blocks are open in the innermost type: only they give meaning to `#else` and `#endif`.
    var openConditionals = 0
    /// Attributes that ended a `#if` block, without the declaration they belong to.
    var pendingAttributes: [AttributeSyntax] = []
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

    /// Whether a name is missing because the next line's declaration follows.
    var missesName: Bool {
        // A debug build copies the whole parser for a getter that is not mutating.
        mutating get { cursor.token.startsLine && Keyword(cursor.token, in: cursor.lexer) != nil }
    }

    /// The problems in file order. What is never closed explains everything that it swallowed.
    func finishedProblems() -> [SyntaxProblem] {
        var result = problems
        if let unclosed = cursor.lexer.unclosed {
            let cause = Self.cause(unclosed, unclosedString: cursor.lexer.unclosedString)
            result = result.filter { $0.offset < cause.offset } + [cause]
        }
        // Two declarations that end early may lack the same thing at the same place.
        return Set(result).sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
    }

    private static func cause(_ unclosed: Lexer.Unclosed, unclosedString: Int) -> SyntaxProblem {
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
        return SyntaxProblem(offset: unclosed.offset, message: "this \(thing) is never closed")
    }

    /// Reads members up to the brace or directive that ends them, and leaves it to the caller.
    mutating func parseMembers(into block: inout MemberBlock, isFile: Bool) {
        while true {
            switch cursor.kind {
            case .endOfFile:
                return
            case .rightBrace:
                guard isFile else { return }
                report("this brace closes nothing", at: cursor.token.start)
                cursor.advance()
            case .semicolon:
                cursor.advance()
            case .directive:
                if openConditionals > 0, isBranchEnd { return }
                parseDirective(into: &block, isFile: isFile)
            default:
                parseMember(into: &block, isFile: isFile)
            }
        }
    }

    /// Reads one declaration, or skips what is none.
    private mutating func parseMember(into block: inout MemberBlock, isFile: Bool) {
        let start = cursor.token.start
        var prefix = parsePrefix(isFile: isFile)
        if !pendingAttributes.isEmpty {
            prefix.attributes = pendingAttributes + prefix.attributes
            pendingAttributes = []
        }
        if let keyword = prefix.keyword {
            parseDeclaration(keyword, prefix, into: &block, isFile: isFile)
        } else if cursor.kind == .directive || (cursor.isAtEnd && !prefix.attributes.isEmpty) {
            // `#if A` / `@MainActor` / `#endif`: the declaration follows the block. Otherwise a macro takes them.
            if openConditionals > 0, isBranchEnd { pendingAttributes = prefix.attributes }
        } else {
            skipUnknown(isFile: isFile)
        }
        if cursor.token.start == start, cursor.kind != .endOfFile { cursor.skipTokenOrGroup() }
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
        case .case: skipCases()
        case .deinit: skipFunction(isComplete: true)
        case .operator:
            if !cursor.token.startsLine { cursor.advance() }
            skipFunction(isComplete: true)
        case .func, .subscript, .macro, .precedenceGroup: skipFunction()
        case .access, .modifier: skipUnknown(isFile: isFile)
        }
    }
}
