import DovetailSyntax

/// What extensions of the protocols that a type conforms to give it.
struct ConformanceInitializers {
    private let type: TypeSymbol
    private let resolver: NameResolver

    init(of type: TypeSymbol, resolver: NameResolver) {
        self.type = type
        self.resolver = resolver
    }

    /// Without those that the type has itself: its own are preferred.
    func candidates(besides own: [InitializerCandidate]) -> [InitializerCandidate] {
        guard type.declaration.kind != .protocol else { return [] }
        var signatures: Set<InitializerSignature>?
        var found: [InitializerCandidate] = []
        let constraints = constraints
        for supertype in resolver.allSupertypes(of: type) {
            guard case .nominal(let nominal) = supertype, nominal.kind == .protocol,
                let symbol = resolver.symbol(of: nominal, from: type.file)
            else { continue }
            for addition in symbol.extensions where !addition.declaration.members.initializers.isEmpty {
                for var candidate in candidates(of: symbol, in: addition) {
                    let known = signatures ?? Set(own.map { InitializerSignature($0, resolver: resolver) })
                    signatures = known
                    if known.contains(InitializerSignature(candidate, resolver: resolver)) { continue }
                    if let clause = constraints[symbol.identity] {
                        candidate.conditions = candidate.conditions.adding([clause])
                    }
                    found.append(candidate)
                }
            }
        }
        return found
    }

    /// By protocol, what an extension states its conformance under, if no other does without.
    private var constraints: [String: String] {
        var constraints: [String: String] = [:]
        for addition in type.extensions {
            guard let clause = addition.declaration.whereClause else { continue }
            let stated = resolver.statedSupertypes(addition.declaration.inherited, in: addition.outerContext)
            for symbol in resolver.protocols(among: stated, from: addition.file) {
                constraints[symbol.identity] = clause
            }
        }
        if constraints.isEmpty { return [:] }
        var free = resolver.primarySupertypes(of: type)
        for addition in type.extensions where addition.declaration.whereClause == nil {
            free += resolver.statedSupertypes(addition.declaration.inherited, in: addition.outerContext)
        }
        for symbol in resolver.protocols(among: free, from: type.file) { constraints[symbol.identity] = nil }
        return constraints
    }

    private func candidates(of symbol: TypeSymbol, in addition: ExtensionSymbol) -> [InitializerCandidate] {
        let evaluator = addition.file.module.conditions
        return addition.declaration.members.initializers.compactMap { declaration in
            guard let conditions = evaluator.undecided(declaration.conditions) else { return nil }
            return InitializerCandidate(
                origin: .conformance(declaration),
                owner: symbol,
                addition: addition,
                parameters: declaration.parameters,
                access: min(
                    symbol.memberAccess,
                    AccessLevel.stated(in: declaration.modifiers) ?? addition.defaultAccess
                ),
                conditions: symbol.conditions.adding(addition.conditions).adding(conditions).adding(type.conditions),
                substitution: substitution(symbol),
                offset: declaration.offset
            )
        }
    }

    /// What `Self` stands for, and the associated types that the type names.
    private func substitution(_ symbol: TypeSymbol) -> [String: ResolvedType] {
        var map = ["Self": resolver.selfType(type)]
        for name in symbol.declaration.members.associatedTypes {
            guard case .alias(let alias) = type.members[name]?.first else { continue }
            let resolved = resolver.withoutProblems { resolver.resolve(alias.declaration.type, in: alias.context) }
            map[name] = resolved
            map["Self.\(name)"] = resolved
        }
        return map
    }
}
