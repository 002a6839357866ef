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
                access: type.access,
                extendedModule: type.extendedModule
            )
        )
    }

    private func outerArguments(of type: TypeSymbol) -> [[ResolvedType]] {
        var arguments: [[ResolvedType]] = []
        var inner = Set(type.declaration.genericParameters.map(\.name))
        var current = type.parent
        while let around = current {
            let names = around.declaration.genericParameters.map(\.name)
            let depth = around.path.count - 1
            arguments.insert(
                names.map { .genericParameter(inner.contains($0) ? Self.hiddenName(of: $0, depth) : $0) },
                at: 0
            )
            inner.formUnion(names)
            current = around.parent
        }
        return Array(repeating: [], count: type.path.count - 1 - arguments.count) + arguments
    }

    /// Of a generic parameter that one of a type further in hides.
    private static func hiddenName(of parameter: String, _ depth: Int) -> String { "\(parameter)#\(depth)" }

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
            for (parameter, argument) in ResolvedType.substitution(type.declaration.genericParameters, arguments) {
                let isHidden = map[parameter] != nil
                map[isHidden ? Self.hiddenName(of: parameter, depth) : parameter] = argument
            }
            current = type.parent
            depth -= 1
        }
        if depth >= 0, nominal.extendedModule == "", nominal.outerArguments.indices.contains(depth) {
            let base = NominalType(
                module: nil,
                path: Array(nominal.path[...depth]),
                arguments: nominal.outerArguments[depth],
                kind: nil,
                access: .public
            )
            map.merge(StandardLibrary.parameters(of: base)) { own, _ in own }
        }
        return map
    }
}
