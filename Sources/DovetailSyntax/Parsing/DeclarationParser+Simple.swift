extension DeclarationParser {
    /// Reads the rest of `import struct A.B`.
    mutating func parseImport(_ prefix: DeclarationPrefix) {
        var declaration = ImportDeclaration(
            attributes: prefix.attributes,
            access: prefix.access,
            path: [],
            conditions: conditions,
            offset: prefix.offset
        )
        guard !missesName || isImportKindOnNextLine else {
            return report("the name of a module is missing here", at: cursor.previousEnd)
        }
        if isImportKind {
            declaration.kind = cursor.name
            cursor.advance()
        }
        checkName()
        while cursor.kind == .identifier || (cursor.kind == .operation && !declaration.path.isEmpty) {
            declaration.path.append(cursor.name)
            cursor.advance()
            guard cursor.take(.period) || cursor.take(.doubleColon) else { break }
        }
        guard !declaration.path.isEmpty else {
            return report("the name of a module is missing here", at: cursor.token.start)
        }
        declaration.range = cursor.range(from: prefix.offset)
        imports.append(declaration)
    }

    /// Whether the word says what is imported of a module, and does not name one.
    private var isImportKind: Bool {
        switch Keyword(cursor.token, in: cursor.lexer) {
        case .class, .enum, .func, .let, .protocol, .struct, .typealias, .var: true
        default: false
        }
    }

    /// Whether the word of the next line belongs to this import: `import` / `struct A.B`.
    private var isImportKindOnNextLine: Bool {
        var ahead = cursor
        ahead.advance()
        guard isImportKind, ahead.take(.identifier) else { return false }
        return ahead.kind == .period || ahead.kind == .doubleColon
    }

    /// Reads the rest of `typealias A<T> = B where …`.
    mutating func parseTypealias(_ prefix: DeclarationPrefix, into block: inout MemberBlock) {
        let name = cursor.name
        checkName()
        guard cursor.take(.identifier) else {
            return report("a name is missing here", at: cursor.token.start)
        }
        let parameters = cursor.parseGenericParameters()
        let start = cursor.token.start
        guard cursor.take(.equal) else { return report("this type alias cannot be read", at: start) }
        let typeStart = cursor.token.start
        guard let type = cursor.parseType() else { return report("this type alias cannot be read", at: start) }
        let typeRange = cursor.range(from: typeStart)
        if cursor.isWord("where") { cursor.skipSignature() }
        block.aliases.append(
            TypealiasDeclaration(
                name: name,
                offset: prefix.offset,
                attributes: prefix.attributes,
                modifiers: prefix.modifiers,
                genericParameters: parameters,
                type: type,
                typeRange: typeRange,
                conditions: conditions
            )
        )
    }

    mutating func parseAssociatedType(into block: inout MemberBlock) {
        guard cursor.kind == .identifier else { return }
        block.associatedTypes.append(cursor.name)
        cursor.skipSignature()
    }

    /// Reads the names behind `case`, without associated values and raw values.
    mutating func parseCases(into block: inout MemberBlock) {
        repeat {
            guard cursor.kind == .identifier else { return }
            let name = cursor.name
            cursor.advance()
            let hasValues = cursor.kind == .leftParenthesis
            if hasValues { cursor.skipGroup() }
            block.cases.append(CaseDeclaration(name: name, hasValues: hasValues))
            if cursor.take(.equal) { cursor.skipExpression() }
        } while cursor.take(.comma)
    }

    /// Skips the rest of a function, subscript, operator and the like, with its body. `deinit` and an
    /// operator's name may end it.
    mutating func skipFunction(isComplete: Bool = false) {
        cursor.skipSignature(isComplete: isComplete || missesName)
        if cursor.kind == .leftBrace { cursor.skipGroup() }
    }
}
