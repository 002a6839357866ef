import DovetailDiagnostics
import DovetailSyntax

/// The initializers that the compiler gives to a struct whose declaration has none.
struct MemberwiseInitializer {
    private let type: TypeSymbol
    private let stored: StoredProperties

    init(of type: TypeSymbol, resolver: NameResolver, finder: InitializerFinder) {
        self.type = type
        stored = StoredProperties(of: type, resolver: resolver, finder: finder)
    }

    /// Where every argument has a default, only `init()`: the compiler calls that, and no private property narrows it.
    var candidates: [InitializerCandidate] {
        var candidates: [InitializerCandidate] = []
        if stored.allHaveDefaults { candidates.append(.implicit(type)) }
        if let memberwise, candidates.isEmpty || !memberwise.requiredParameters.isEmpty {
            candidates.append(memberwise)
        }
        return candidates
    }

    /// The one with a parameter for each property that it may set; nil where there is no such property.
    var memberwise: InitializerCandidate? {
        var access = AccessLevel.internal
        var conditions = type.conditions
        var parameters: [ParameterDeclaration] = []
        for property in stored.properties {
            guard let parameter = property.parameter else { continue }
            parameters.append(parameter)
            access = min(access, AccessLevel.stated(in: property.declaration.modifiers) ?? .internal)
            if property.isArgumentDefaulted { continue }
            conditions = conditions.adding(type.module.conditions.undecided(property.conditions) ?? [])
        }
        guard !parameters.isEmpty else { return nil }
        return InitializerCandidate(
            origin: .memberwise,
            owner: type,
            parameters: parameters,
            access: min(access, type.memberAccess),
            conditions: conditions,
            offset: type.declaration.nameOffset
        )
    }
}
