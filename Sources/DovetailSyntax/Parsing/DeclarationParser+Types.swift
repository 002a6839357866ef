extension DeclarationParser {
    mutating func parseType(
        _ kind: TypeDeclaration.Kind,
        _ prefix: DeclarationPrefix,
        into block: inout MemberBlock
    ) {
        guard cursor.kind == .identifier else {
            return report("a name is missing here", at: cursor.token.start)
        }
        checkName()
        var type = TypeDeclaration(
            kind: kind,
            name: cursor.name,
            offset: prefix.offset,
            nameOffset: cursor.token.start,
            attributes: prefix.attributes,
            modifiers: prefix.modifiers,
            conditions: conditions
        )
        cursor.advance()
        let genericStart = cursor.token.start
        type.genericParameters = cursor.parseGenericParameters()
        type.genericParameterRange = cursor.range(from: genericStart)
        (type.inherited, type.inheritedRanges) = parseInheritance()
        type.hasWhereClause = cursor.isWord("where")
        if type.hasWhereClause { cursor.skipSignature() }
        parseBody(into: &type.members)
        block.types.append(type)
    }

    mutating func parseExtension(_ prefix: DeclarationPrefix, into block: inout MemberBlock) {
        let start = cursor.token.start
        guard let extendedType = cursor.parseType() else {
            return report("this type cannot be read", at: start)
        }
        var declaration = ExtensionDeclaration(
            extendedType: extendedType,
            extendedTypeRange: cursor.range(from: start),
            offset: prefix.offset,
            attributes: prefix.attributes,
            modifiers: prefix.modifiers,
            conditions: conditions
        )
        (declaration.inherited, declaration.inheritedRanges) = parseInheritance()
        if cursor.isWord("where") {
            cursor.advance()
            let clauseStart = cursor.token.start
            cursor.skipSignature()
            declaration.whereClause = cursor.collapsedText(clauseStart..<max(clauseStart, cursor.previousEnd))
        }
        parseBody(into: &declaration.members)
        block.extensions.append(declaration)
    }

    /// Reads `: A, B`.
    private mutating func parseInheritance() -> (types: [TypeSyntax], ranges: [Range<Int>]) {
        guard cursor.take(.colon) else { return ([], []) }
        var inherited: [TypeSyntax] = []
        var ranges: [Range<Int>] = []
        while true {
            let start = cursor.token.start
            guard let type = cursor.parseType() else {
                report("this type cannot be read", at: start)
                break
            }
            inherited.append(type)
            ranges.append(cursor.range(from: start))
            guard cursor.take(.comma) else { break }
        }
        return (inherited, ranges)
    }

    /// Reads the members between braces.
    private mutating func parseBody(into members: inout MemberBlock) {
        guard cursor.kind == .leftBrace else {
            return report("a brace is missing here", at: min(cursor.previousEnd, cursor.token.start))
        }
        let opening = cursor.token.start
        guard cursor.depth < Cursor.depthLimit else {
            report("this is nested too deeply", at: opening)
            cursor.skipGroup()
            return
        }
        let outerConditionals = openConditionals
        openConditionals = 0
        cursor.depth += 1
        cursor.advance()
        parseMembers(into: &members, isFile: false)
        cursor.depth -= 1
        openConditionals = outerConditionals
        if !cursor.take(.rightBrace), !isCutOff { cursor.lexer.noteUnclosed(.brace, at: opening) }
    }
}
