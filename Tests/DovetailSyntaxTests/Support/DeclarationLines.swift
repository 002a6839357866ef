import DovetailSyntax

extension ScannedFile {
    /// One line for each declaration, to hold against `OracleFile.declarationLines`.
    var declarationLines: [String] {
        imports.map(\.line) + members.lines(in: "", properties: false)
    }
}

extension MemberBlock {
    fileprivate func lines(in owner: String, properties listsProperties: Bool = true) -> [String] {
        var lines: [String] = []
        let prefix = owner.isEmpty ? "" : owner + "."
        for type in types {
            lines.append(
                "\(type.kind.rawValue) \(prefix)\(Spelling.plain(type.name)) @\(type.offset) "
                    + "\(Spelling.list(type.attributes.map(\.text))) \(Spelling.list(type.modifiers)) : "
                    + type.inherited.map { Spelling.type($0.text) }.joined(separator: ", ")
            )
            lines += type.members.lines(in: prefix + Spelling.plain(type.name))
        }
        for declaration in extensions {
            let name = prefix + Spelling.plain(declaration.extendedType.text)
            lines.append(
                "extension \(name) @\(declaration.offset) "
                    + "\(Spelling.list(declaration.attributes.map(\.text))) \(Spelling.list(declaration.modifiers)) : "
                    + declaration.inherited.map { Spelling.type($0.text) }.joined(separator: ", ")
            )
            lines += declaration.members.lines(in: name)
        }
        lines += aliases.map { "typealias \(prefix)\(Spelling.plain($0.name)) = \(Spelling.type($0.type.text))" }
        lines += initializers.map { $0.line(in: owner) }
        if listsProperties { lines += properties.map { $0.line(in: owner) } }
        return lines
    }
}

extension ImportDeclaration {
    fileprivate var line: String {
        let words =
            attributes.map(\.text) + (access.map { [$0.rawValue] } ?? []) + ["import"] + (kind.map { [$0] } ?? [])
        return "import " + Spelling.plain(words.joined() + path.joined(separator: "."))
    }
}

extension InitializerDeclaration {
    fileprivate func line(in owner: String) -> String {
        let list = parameters.map { parameter in
            "\(Spelling.list(parameter.attributes.map(\.text))) \(Spelling.plain(parameter.label ?? "_")) "
                + "\(Spelling.plain(parameter.name ?? "_")): "
                + Spelling.plain(parameter.typeText) + " " + Spelling.type(parameter.type.text)
                + (parameter.isVariadic ? "..." : "") + (parameter.hasDefault ? " =" : "")
        }
        let mark =
            switch failability {
            case .no: ""
            case .optional: "?"
            case .implicitlyUnwrapped: "!"
            }
        let effects = (isAsync ? "async" : "") + (throwing?.text ?? "")
        return "init \(owner) @\(offset) \(Spelling.list(attributes.map(\.text))) \(Spelling.list(modifiers)) "
            + "\(mark) (\(list.joined(separator: ", "))) \(Spelling.plain(effects))"
    }
}

extension PropertyDeclaration {
    fileprivate func line(in owner: String) -> String {
        let storage =
            switch self.storage {
            case .stored: "stored"
            case .observed: "observed"
            case .computed: "computed"
            }
        return "\(isLet ? "let" : "var") \(owner).\(Spelling.plain(name)) \(Spelling.list(attributes.map(\.text))) "
            + "\(Spelling.list(modifiers)): \(type.map { Spelling.type($0.text) } ?? "")\(hasInitialValue ? " =" : "") "
            + storage
    }
}
