import DovetailSyntax

extension NameResolver {
    /// A declared type with the given arguments; those of the types around it are their parameters.
    func nominal(_ type: TypeSymbol, arguments: [ResolvedType]) -> ResolvedType {
        var outer: [[ResolvedType]] = []
        if let parent = type.parent, !parent.allGenericParameters.isEmpty { outer = outerArguments(of: type) }
        return .nominal(
            NominalType(
                module: type.module.name,
                path: type.path,
                arguments: arguments,
                outerArguments: outer,
                kind: type.declaration.kind,
                access: type.access
            )
        )
    }

    private func outerArguments(of type: TypeSymbol) -> [[ResolvedType]] {
        guard let parent = type.parent else {
            return Array(repeating: [], count: type.path.count - 1)
        }
        return outerArguments(of: parent) + [parent.declaration.genericParameters.map { .genericParameter($0.name) }]
    }

    /// What the generic parameters of a type and of those around it stand for.
    func substitution(for nominal: NominalType, _ symbol: TypeSymbol) -> [String: ResolvedType] {
        var map: [String: ResolvedType] = [:]
        var current: TypeSymbol? = symbol
        var depth = nominal.path.count - 1
        while let type = current {
            let arguments =
                depth == nominal.path.count - 1
                ? nominal.arguments
                : (nominal.outerArguments.indices.contains(depth) ? nominal.outerArguments[depth] : [])
            map.merge(ResolvedType.substitution(type.declaration.genericParameters, arguments)) { first, _ in first }
            current = type.parent
            depth -= 1
        }
        return map
    }
}
