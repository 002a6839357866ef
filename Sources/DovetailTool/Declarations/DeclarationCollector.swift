import DovetailSyntax

/// Gathers the declarations of all levels of a file, each with its owner's qualified name.
struct DeclarationCollector {
    /// A record without a place, with that of its name.
    struct Placed<Record> {
        var offset: Int
        var record: Record
    }

    let source: SourceText
    private(set) var types: [DeclarationRecord.TypeDeclaration] = []
    private(set) var aliases: [Placed<DeclarationRecord.Alias>] = []
    private(set) var initializers: [DeclarationRecord.Initializer] = []
    private(set) var properties: [Placed<DeclarationRecord.Property>] = []

    init(source: SourceText) {
        self.source = source
    }

    mutating func collect(_ members: MemberBlock, in owner: String) {
        let prefix = owner.isEmpty ? "" : owner + "."
        for type in members.types {
            types.append(record(of: type, named: prefix + type.name))
            collect(type.members, in: prefix + type.name)
        }
        for declaration in members.extensions {
            let name = prefix + source.text(declaration.extendedTypeRange)
            types.append(record(of: declaration, named: name))
            collect(declaration.members, in: name)
        }
        for alias in members.aliases {
            let record = DeclarationRecord.Alias(name: prefix + alias.name, type: source.text(alias.typeRange))
            aliases.append(Placed(offset: alias.offset, record: record))
        }
        initializers += members.initializers.map { record(of: $0, in: owner) }
        // Variables of the file's own level are no properties.
        guard !owner.isEmpty else { return }
        properties += members.properties.map { Placed(offset: $0.offset, record: record(of: $0, in: owner)) }
    }

    private func record(of type: TypeDeclaration, named name: String) -> DeclarationRecord.TypeDeclaration {
        DeclarationRecord.TypeDeclaration(
            kind: type.kind.rawValue,
            name: name,
            offset: type.offset,
            modifiers: type.modifiers,
            attributes: type.attributes.map(Self.text),
            inherited: type.inheritedRanges.map(source.text),
            // Those of a protocol name its associated types, and declare nothing.
            generics: type.kind == .protocol ? "" : source.text(type.genericParameterRange)
        )
    }

    private func record(
        of declaration: ExtensionDeclaration,
        named name: String
    ) -> DeclarationRecord.TypeDeclaration {
        DeclarationRecord.TypeDeclaration(
            kind: "extension",
            name: name,
            offset: declaration.offset,
            modifiers: declaration.modifiers,
            attributes: declaration.attributes.map(Self.text),
            inherited: declaration.inheritedRanges.map(source.text),
            generics: ""
        )
    }

    private func record(
        of initializer: InitializerDeclaration,
        in owner: String
    ) -> DeclarationRecord.Initializer {
        let mark =
            switch initializer.failability {
            case .no: ""
            case .optional: "?"
            case .implicitlyUnwrapped: "!"
            }
        return DeclarationRecord.Initializer(
            owner: owner,
            offset: initializer.offset,
            modifiers: initializer.modifiers,
            attributes: initializer.attributes.map(Self.text),
            failable: mark,
            generics: source.text(initializer.genericParameterRange),
            effects: source.text(initializer.effectRange),
            parameters: initializer.parameters.map { parameter in
                DeclarationRecord.Parameter(
                    label: parameter.label ?? "_",
                    name: parameter.name ?? "_",
                    type: parameter.typeText,
                    attributes: parameter.attributes.map(Self.text),
                    hasDefault: parameter.hasDefault,
                    isVariadic: parameter.isVariadic
                )
            }
        )
    }

    private func record(of property: PropertyDeclaration, in owner: String) -> DeclarationRecord.Property {
        DeclarationRecord.Property(
            owner: owner,
            name: property.name,
            offset: property.declarationOffset,
            isLet: property.isLet,
            type: property.typeRange.map(source.text),
            hasDefault: property.hasInitialValue,
            accessors: property.accessors.map(\.rawValue),
            modifiers: property.modifiers,
            attributes: property.attributes.map(Self.text)
        )
    }

    private static func text(_ attribute: AttributeSyntax) -> String {
        attribute.conditions.reversed().reduce(attribute.text) { "#if \($1)\n\($0)\n#endif" }
    }
}
