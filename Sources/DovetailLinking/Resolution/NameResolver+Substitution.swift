import DovetailSyntax

/// Puts types in place of generic parameters where that takes looking up what their members are.
extension NameResolver {
    /// A type with others in place of its generic parameters, and with the members of those in place of `T.Item`.
    func substitute(
        _ map: [String: ResolvedType],
        into type: ResolvedType,
        in context: LexicalContext
    ) -> ResolvedType {
        if map.isEmpty { return type }
        var map = map
        for name in type.genericParameterNames where map[name] == nil {
            let components = name.split(separator: ".").map(String.init)
            guard components.count > 1, let base = map[components[0]] else { continue }
            map[name] = member(components[1...], of: base, in: context)
        }
        return type.substituting(map)
    }

    /// What a protocol says, for a type that conforms: the type in place of `Self`, and its own types in place of associated types.
    func replacingRequirements(
        of protocolType: TypeSymbol,
        in type: ResolvedType,
        by conforming: ResolvedType,
        _ context: LexicalContext
    ) -> ResolvedType {
        var map: [String: ResolvedType] = [:]
        for name in type.genericParameterNames {
            let components = name.split(separator: ".").map(String.init)
            if components[0] == "Self" {
                map[name] = member(components[1...], of: conforming, in: context)
            } else if isAssociatedType(components[0], of: protocolType) {
                map[name] = member(components[...], of: conforming, in: context)
            }
        }
        return type.substituting(map)
    }

    private func member(
        _ path: ArraySlice<String>,
        of base: ResolvedType,
        in context: LexicalContext
    ) -> ResolvedType {
        path.reduce(base) { resolveMember(NameComponent($1), of: $0, in: context) }
    }
}

extension ResolvedType {
    /// The names of generic parameters in it, and of their members: `T`, `T.Item`.
    var genericParameterNames: Set<String> {
        switch self {
        case .genericParameter(let name): [name]
        case .nominal(let nominal): Self.names(in: nominal.outerArguments.flatMap { $0 } + nominal.arguments)
        case .existential(let parts), .composition(let parts), .opaque(let parts): Self.names(in: parts)
        case .optional(let type), .array(let type), .metatype(let type), .existentialMetatype(let type),
            .marked(_, let type):
            type.genericParameterNames
        case .dictionary(let key, let value): Self.names(in: [key, value])
        case .tuple(let elements): Self.names(in: elements.map(\.type))
        case .function(let function):
            Self.names(
                in: function.parameters.map(\.type) + [function.result] + (function.thrownType.map { [$0] } ?? [])
            )
        case .integer, .verbatim: []
        }
    }

    private static func names(in types: [ResolvedType]) -> Set<String> {
        types.reduce(into: []) { $0.formUnion($1.genericParameterNames) }
    }
}
