extension DeclarationParser {
    /// Reads the names behind `let` or `var`, with types, initial values and accessors.
    mutating func parseProperties(_ prefix: DeclarationPrefix, isLet: Bool, into block: inout MemberBlock) {
        let first = block.properties.count
        repeat {
            guard !missesName, var property = parsePattern(prefix, isLet: isLet) else {
                report("a name is missing here", at: cursor.token.start)
                break
            }
            parseBinding(&property)
            block.properties.append(property)
        } while cursor.take(.comma)
        shareTypes(from: first, in: &block.properties)
    }

    /// Reads a name, or a parenthesised pattern as one.
    private mutating func parsePattern(_ prefix: DeclarationPrefix, isLet: Bool) -> PropertyDeclaration? {
        let start = cursor.token.start
        let isDestructuring = cursor.kind == .leftParenthesis
        let name: String
        if isDestructuring {
            cursor.skipGroup()
            name = cursor.text(start..<cursor.previousEnd)
        } else {
            name = cursor.name
            guard cursor.take(.identifier) else { return nil }
        }
        return PropertyDeclaration(
            name: name,
            offset: start,
            declarationOffset: prefix.offset,
            isDestructuring: isDestructuring,
            isLet: isLet,
            attributes: prefix.attributes,
            modifiers: prefix.modifiers,
            conditions: conditions
        )
    }

    /// Reads `: Type = value { accessors }`.
    private mutating func parseBinding(_ property: inout PropertyDeclaration) {
        if cursor.take(.colon) {
            let start = cursor.token.start
            property.type = cursor.parseType()
            property.typeRange = property.type.map { _ in cursor.range(from: start) }
            if property.type == nil {
                cursor.skipUnreadableType(from: start)
                report("this type cannot be read", at: start)
            }
        }
        if cursor.take(.equal) {
            property.hasInitialValue = true
            let value = cursor
            cursor.skipExpression()
            property.initialValue = value.token.start..<max(value.token.start, cursor.previousEnd)
            if property.type == nil { property.inferredType = value.inferredType(endingAt: cursor.previousEnd) }
        }
        if cursor.kind == .leftBrace { parseAccessors(of: &property) }
    }

    private mutating func parseAccessors(of property: inout PropertyDeclaration) {
        let opening = cursor
        let isClosed = cursor.skipGroup()
        let body = opening.token.end..<max(opening.token.end, cursor.previousEnd - (isClosed ? 1 : 0))
        guard let accessors = opening.accessorList() else {
            property.storage = .computed
            property.accessors = [.get]
            property.getterBody = body
            return
        }
        property.storage = accessors.hasOnlyObservers ? .observed : .computed
        property.accessors = accessors.accessors
        property.getterBody = accessors.onlyGetterBody
        property.initialized = accessors.initialized
    }

    /// `let a, b: Int`: a name without type or value takes the type of the one after it.
    private func shareTypes(from first: Int, in properties: inout [PropertyDeclaration]) {
        var index = properties.count - 2
        while index >= first {
            if properties[index].type == nil, !properties[index].hasInitialValue {
                properties[index].type = properties[index + 1].type
            }
            index -= 1
        }
    }
}
