import DovetailLinking

extension ResolvedType {
    /// The type as part of an identifier, with a capital: `DocumentCache` for `any DocumentCache`, `DocumentIDArray` for `[DocumentID]`.
    var identifier: String {
        switch self {
        case .nominal(let nominal):
            let names = nominal.path.enumerated().map { index, name in
                let outer = index < nominal.outerArguments.count ? nominal.outerArguments[index] : []
                return Identifier.upperCamel(name) + Self.suffix(outer)
            }
            return names.joined() + Self.suffix(nominal.arguments)
        case .existential(let protocols), .composition(let protocols), .opaque(let protocols):
            return protocols.isEmpty ? "Any" : protocols.map(\.identifier).joined(separator: "And")
        case .optional(let wrapped):
            return "Optional" + wrapped.identifier
        case .array(let element):
            return element.identifier + "Array"
        case .dictionary(let key, let value):
            return value.identifier + "By" + key.identifier
        case .tuple(let elements):
            return elements.isEmpty ? "Void" : elements.map(\.type.identifier).joined(separator: "And")
        case .function(let function):
            return function.result.identifier + "Closure"
        case .metatype(let type), .existentialMetatype(let type):
            return type.identifier + "Type"
        case .genericParameter(let name):
            return name
        case .marked(_, let type):
            return type.identifier
        case .integer(let text), .verbatim(let text):
            return String(text.filter { $0.isLetter || $0.isNumber })
        }
    }

    /// `OfArticleAndAuthor`; nothing for no arguments.
    private static func suffix(_ arguments: [ResolvedType]) -> String {
        arguments.isEmpty ? "" : "Of" + arguments.map(\.identifier).joined(separator: "And")
    }

    /// The name of a value of the type: `documentCache`; `設定Value`, since a value that is called like its type hides it.
    var valueName: String { Identifier.valueName(identifier) }
}
