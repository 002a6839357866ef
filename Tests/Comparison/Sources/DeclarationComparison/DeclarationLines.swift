extension FileDeclarations {
    /// A line for each declaration that is not local, with all that has to agree.
    package var lines: [String] {
        types.lazy.filter { !$0.isLocal }.map(\.line) + aliases.lazy.filter { !$0.isLocal }.map(\.line)
            + initializers.lazy.filter { !$0.isLocal }.map(\.line) + properties.map(\.line)
            + imports.map { "import: " + Spelling.plain($0) }
    }
}

extension FileDeclarations.TypeDeclaration {
    fileprivate var line: String {
        "\(kind) \(Spelling.plain(name))\(Spelling.plain(generics)) @\(offset) [\(Spelling.attributes(attributes))] "
            + "[\(Spelling.list(modifiers))] : [\(Spelling.list(inherited))]"
    }
}

extension FileDeclarations.Alias {
    fileprivate var line: String { "typealias \(Spelling.plain(name)) = \(Spelling.plain(type))" }
}

extension FileDeclarations.Initializer {
    fileprivate var line: String {
        let list = parameters.map { parameter in
            "[\(Spelling.attributes(parameter.attributes))] \(Spelling.plain(parameter.label)) "
                + "\(Spelling.plain(parameter.name)): \(Spelling.plain(parameter.type))"
                + (parameter.isVariadic ? "..." : "") + (parameter.hasDefault ? " =" : "")
        }
        return "init \(Spelling.plain(owner)) @\(offset) [\(Spelling.attributes(attributes))] "
            + "[\(Spelling.list(modifiers))] \(failable)\(Spelling.plain(generics))(\(list.joined(separator: ", "))) "
            + Spelling.plain(effects)
    }
}

extension FileDeclarations.Property {
    fileprivate var line: String {
        "\(isLet ? "let" : "var") \(Spelling.plain(owner)).\(Spelling.plain(name)) @\(offset) "
            + "[\(Spelling.attributes(attributes))] [\(Spelling.list(modifiers))]: \(type.map(Spelling.plain) ?? "-")"
            + "\(hasDefault ? " =" : "") {\(accessors.joined(separator: " "))}"
    }
}
