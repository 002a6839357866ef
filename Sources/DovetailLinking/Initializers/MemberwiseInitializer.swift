import DovetailSyntax

/// The initializer that the compiler gives to a struct whose declaration has none.
struct MemberwiseInitializer {
    private let resolver: NameResolver

    init(_ resolver: NameResolver) {
        self.resolver = resolver
    }

    /// With a parameter for each property that it may set. Where all of them have defaults, it is called as `init()`, which the
    /// struct then has besides, and which no private property narrows.
    func candidate(of type: TypeSymbol) -> InitializerCandidate {
        let stored = StoredProperties(of: type, resolver: resolver)
        let settable = stored.properties.filter { !($0.isLet && $0.hasInitialValue) }
        let parameters = settable.map { parameter($0, stored) }
        var access = min(.internal, type.access)
        let isPlain = parameters.allSatisfy(\.hasDefault)
        var conditions = type.conditions
        if !isPlain {
            for property in settable {
                access = min(access, AccessLevel.stated(in: property.modifiers) ?? .internal)
                if stored.hasDefault(property) { continue }
                conditions = conditions.adding(type.module.conditions.undecided(property.conditions) ?? [])
            }
        }
        return InitializerCandidate(
            origin: isPlain ? .implicit : .memberwise,
            owner: type,
            parameters: isPlain ? [] : parameters,
            access: access,
            conditions: conditions,
            offset: type.declaration.nameOffset
        )
    }

    private func parameter(_ property: PropertyDeclaration, _ stored: StoredProperties) -> ParameterDeclaration {
        let type = property.type ?? property.inferredType ?? .unreadable(property.name)
        let escaping = TypeSyntax.attributed(specifiers: [], attributes: [AttributeSyntax("escaping")], type)
        let isFunction = if case .function = type { true } else { false }
        return ParameterDeclaration(
            label: property.name,
            name: property.name,
            offset: property.offset,
            attributes: stored.isWrapped(property) ? property.attributes : [],
            type: property.isDestructuring ? .unreadable(property.name) : type,
            typeText: isFunction ? escaping.text : type.text,
            hasDefault: stored.hasDefault(property)
        )
    }
}
