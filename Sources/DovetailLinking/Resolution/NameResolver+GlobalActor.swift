import DovetailSyntax

extension NameResolver {
    /// The global actor that an attribute names, as it is to be written; nil where it names none.
    func globalActor(_ attribute: AttributeSyntax, in context: LexicalContext) -> String? {
        guard attribute.arguments == nil || attribute.arguments == "unsafe" else { return nil }
        let components = attribute.name.split(separator: ".").map { NameComponent(String($0)) }
        guard let last = components.last, last.name.first.map({ $0.isUppercase }) == true else { return nil }
        if components.count == 1, last.name == "Sendable" { return nil }
        let resolved = withoutProblems { resolveName(components, moduleSelector: nil, in: context) }
        guard case .nominal(let nominal) = resolved else { return nil }
        if let symbol = symbol(of: nominal, from: context.file) {
            return symbol.declaration.attributes.contains { $0.name == "globalActor" } ? symbol.name : nil
        }
        return last.name.hasSuffix("Actor") ? nominal.path.joined(separator: ".") : nil
    }

    /// The first global actor among attributes.
    func globalActor(_ attributes: [AttributeSyntax], in context: LexicalContext) -> String? {
        for attribute in attributes {
            if let actor = globalActor(attribute, in: context) { return actor }
        }
        return nil
    }
}
