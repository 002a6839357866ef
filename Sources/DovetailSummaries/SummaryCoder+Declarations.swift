import DovetailSyntax

/// What linking looks at of declarations. Ranges that only tools for the eye need are not among it, nor is what has no say in how something is made.
extension SummaryCoder {
    /// - Parameter getters: Names of the properties whose bodies are read.
    mutating func code(_ file: inout ScannedFile, keepingBodiesOf getters: Set<String>) {
        keptGetters = getters
        code(&file) { coder, file in
            coder.code(&file.hasConditionalAttributes)
            coder.array(&file.problems, blank: SyntaxProblem(offset: 0, message: "")) { coder, problem in
                coder.code(place: &problem.offset)
                coder.code(&problem.message)
            }
            coder.array(&file.imports, blank: ImportDeclaration(path: [])) { $0.code(&$1) }
            // Nobody can register a variable.
            if coder.isWriting { file.members.properties = [] }
            coder.code(&file.members)
        }
    }

    /// In full only when it is met first: the files of a module import much the same.
    private mutating func code(_ declaration: inout ImportDeclaration) {
        var number = 0
        if isWriting {
            (declaration.offset, declaration.range) = (0, 0..<0)
            number = text.isPlain ? importIndices[declaration].map { $0 + 1 } ?? 0 : 0
        }
        code(&number)
        if number == 0 {
            codeParts(of: &declaration)
            if text.isPlain { importIndices[declaration] = imports.count }
            imports.append(declaration)
        } else if !isWriting {
            if number <= imports.count { declaration = imports[number - 1] } else { refuse() }
        }
    }

    private mutating func codeParts(of declaration: inout ImportDeclaration) {
        code(&declaration.attributes)
        code(access: &declaration.access)
        code(&declaration.kind)
        code(&declaration.path)
        code(&declaration.conditions)
        if declaration.path.isEmpty { refuse() }
    }

    private mutating func code(access: inout AccessLevel?) {
        var name = access?.rawValue
        code(&name)
        access = name.flatMap(AccessLevel.init)
        if access == nil, name != nil { refuse() }
    }

    private mutating func code(_ members: inout MemberBlock) {
        if isWriting { members.properties.removeAll { !isNeeded($0) } }
        var there = 0
        if isWriting {
            there = (members.types.isEmpty ? 0 : 1) + (members.extensions.isEmpty ? 0 : 2)
            there += (members.aliases.isEmpty ? 0 : 4) + (members.initializers.isEmpty ? 0 : 8)
            there += (members.properties.isEmpty ? 0 : 16) + (members.associatedTypes.isEmpty ? 0 : 32)
            there += members.cases.isEmpty ? 0 : 64
        }
        code(&there)
        if there & 1 != 0 { array(&members.types, blank: TypeDeclaration(kind: .struct, name: "")) { $0.code(&$1) } }
        if there & 2 != 0 {
            array(&members.extensions, blank: ExtensionDeclaration(extendedType: .blank)) { $0.code(&$1) }
        }
        if there & 4 != 0 {
            array(&members.aliases, blank: TypealiasDeclaration(name: "", type: .blank)) { $0.code(&$1) }
        }
        if there & 8 != 0 {
            array(&members.initializers, blank: InitializerDeclaration(parameters: [])) { $0.code(&$1) }
        }
        if there & 16 != 0 {
            array(&members.properties, blank: PropertyDeclaration(name: "", isLet: false)) { $0.code(&$1) }
        }
        if there & 32 != 0 { code(&members.associatedTypes) }
        if there & 64 != 0 {
            array(&members.cases, blank: CaseDeclaration(name: "")) { coder, declaration in
                coder.code(&declaration.name)
                coder.code(&declaration.hasValues)
            }
        }
    }

    /// What may stand in front of any declaration or around it, and mostly does not.
    private mutating func code(
        _ attributes: inout [AttributeSyntax],
        _ modifiers: inout [String],
        _ conditions: inout Conditions,
        _ parameters: inout [GenericParameter]
    ) {
        var there = 0
        if isWriting {
            there = (attributes.isEmpty ? 0 : 1) + (modifiers.isEmpty ? 0 : 2)
            there += (conditions.isEmpty ? 0 : 4) + (parameters.isEmpty ? 0 : 8)
        }
        code(&there)
        if there & 1 != 0 { code(&attributes) }
        if there & 2 != 0 { code(&modifiers) }
        if there & 4 != 0 { code(&conditions) }
        if there & 8 != 0 {
            array(&parameters, blank: GenericParameter(name: "")) { coder, parameter in
                coder.code(&parameter.name)
                coder.code(&parameter.constraint)
                coder.code(&parameter.isPack)
            }
        }
    }

    private mutating func code(
        _ attributes: inout [AttributeSyntax],
        _ modifiers: inout [String],
        _ conditions: inout Conditions
    ) {
        var none: [GenericParameter] = []
        code(&attributes, &modifiers, &conditions, &none)
    }

    /// Whether a property is stored in instances, set by their initializers, or read as a manifest.
    private func isNeeded(_ property: PropertyDeclaration) -> Bool {
        if hasKeptBody(property) || property.initialized != nil { return true }
        if property.storage == .computed { return false }
        // An attribute may stand under a condition that has to be known.
        return !property.attributes.isEmpty || !property.modifiers.contains { $0 == "static" || $0 == "class" }
    }

    private func hasKeptBody(_ property: PropertyDeclaration) -> Bool {
        property.getterBody != nil && keptGetters.contains(property.name)
    }

    private mutating func code(_ declaration: inout TypeDeclaration) {
        code(&declaration.kind, of: [.class, .struct, .enum, .actor, .protocol])
        code(&declaration.name)
        code(place: &declaration.nameOffset)
        if !isWriting { declaration.offset = declaration.nameOffset }
        code(
            &declaration.attributes,
            &declaration.modifiers,
            &declaration.conditions,
            &declaration.genericParameters
        )
        code(&declaration.inherited)
        nested { $0.code(&declaration.members) }
    }

    private mutating func code(_ declaration: inout ExtensionDeclaration) {
        code(&declaration.extendedType)
        code(place: &declaration.offset)
        code(&declaration.attributes, &declaration.modifiers, &declaration.conditions)
        code(&declaration.inherited)
        code(&declaration.whereClause)
        nested { $0.code(&declaration.members) }
    }

    private mutating func code(_ declaration: inout TypealiasDeclaration) {
        code(&declaration.name)
        code(place: &declaration.offset)
        code(
            &declaration.attributes,
            &declaration.modifiers,
            &declaration.conditions,
            &declaration.genericParameters
        )
        code(&declaration.type)
    }

    private mutating func code(_ declaration: inout InitializerDeclaration) {
        code(place: &declaration.offset)
        code(
            &declaration.attributes,
            &declaration.modifiers,
            &declaration.conditions,
            &declaration.genericParameters
        )
        code(&declaration.failability, of: [.no, .optional, .implicitlyUnwrapped])
        array(&declaration.parameters, blank: ParameterDeclaration(label: nil, name: nil, type: .blank)) {
            $0.code(&$1)
        }
        code(&declaration.isAsync)
        code(&declaration.throwing)
        code(&declaration.whereClause)
    }

    private mutating func code(_ parameter: inout ParameterDeclaration) {
        var hasLabel = parameter.label != nil
        var hasSameName = text.isPlain && hasLabel && parameter.label == parameter.name
        code(&hasLabel, &hasSameName, &parameter.hasDefault, &parameter.isVariadic)
        var label = parameter.label ?? ""
        if hasLabel {
            code(&label)
            parameter.label = label
        }
        if hasSameName { parameter.name = parameter.label } else { code(&parameter.name) }
        code(place: &parameter.offset)
        code(&parameter.attributes)
        code(&parameter.type)
        code(&parameter.typeText)
    }

    private mutating func code(_ declaration: inout PropertyDeclaration) {
        var body = hasKeptBody(declaration) ? declaration.getterBody : nil
        var value = declaration.modifiers.contains("lazy") ? nil : declaration.initialValue
        var (hasBody, hasValue) = (body != nil, value != nil)
        code(&declaration.isLet, &declaration.hasInitialValue, &hasBody, &hasValue)
        code(&declaration.name)
        code(place: &declaration.offset)
        if !isWriting { declaration.declarationOffset = declaration.offset }
        code(&declaration.isDestructuring)
        code(&declaration.attributes, &declaration.modifiers, &declaration.conditions)
        code(&declaration.type)
        code(&declaration.inferredType)
        code(&declaration.storage, of: [.stored, .observed, .computed])
        var initialized = declaration.initialized ?? []
        var initializes = declaration.initialized != nil
        code(&initializes)
        if initializes { code(&initialized) }
        if hasBody { code(body: &body) }
        if hasValue { code(expression: &value) }
        if isWriting { return }
        declaration.initialized = initializes ? initialized : nil
        (declaration.getterBody, declaration.initialValue) = (body, value)
    }

    private mutating func code(body range: inout Range<Int>?) {
        var bytes = range ?? 0..<0
        code(body: &bytes)
        range = bytes
    }

    private mutating func code(expression range: inout Range<Int>?) {
        var bytes = range ?? 0..<0
        code(expression: &bytes)
        range = bytes
    }
}
