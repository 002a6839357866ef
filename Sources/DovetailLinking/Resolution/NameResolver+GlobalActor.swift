import DovetailGraph
import DovetailSyntax

extension NameResolver {
    /// What the global actor is called that an attribute names; nil where it names none.
    func globalActor(_ attribute: AttributeSyntax, in context: LexicalContext) -> ActorName? {
        globalActorType(attribute, in: context).map(name(ofGlobalActor:))
    }

    /// What a global actor is called in what is inferred.
    func name(ofGlobalActor actor: NominalType) -> ActorName {
        ActorName(module: actor.module, path: actor.path.joined(separator: "."))
    }

    /// The global actor that an attribute names; nil where it names none.
    func globalActorType(_ attribute: AttributeSyntax, in context: LexicalContext) -> NominalType? {
        guard attribute.arguments == nil || attribute.arguments == "unsafe" else { return nil }
        // Most attributes are the language's own, in small letters, and not worth parsing.
        guard attribute.name.utf8.contains(where: { $0 < UInt8(ascii: "a") && $0 >= UInt8(ascii: "A") || $0 >= 0x80 })
        else { return nil }
        guard case .named(let module, let components) = TypeSyntax.parse(attribute.name), let last = components.last,
            last.name.first.map({ $0.isUppercase }) == true
        else { return nil }
        if components.count == 1, last.name == "Sendable" { return nil }
        let resolved = withoutProblems { resolveName(components, moduleSelector: module, in: context) }
        return globalActor(resolved, seenFrom: context.file)
    }

    /// The type itself, if it is a global actor.
    func globalActor(_ type: ResolvedType, seenFrom file: FileSymbol) -> NominalType? {
        guard case .nominal(let nominal) = type else { return nil }
        if let symbol = symbol(of: nominal, from: file) {
            return symbol.declaration.attributes.contains { $0.name == "globalActor" } ? nominal : nil
        }
        return nominal.path.last?.hasSuffix("Actor") == true ? nominal : nil
    }

    /// The first global actor among attributes.
    func globalActor(_ attributes: [AttributeSyntax], in context: LexicalContext) -> ActorName? {
        for attribute in attributes {
            if let actor = globalActor(attribute, in: context) { return actor }
        }
        return nil
    }
}
