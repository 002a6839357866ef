import DovetailSyntax

/// Tells which attributes of a type's properties decide what its initializers take, and how.
struct AttachedWrappers {
    private let type: TypeSymbol
    private let resolver: NameResolver
    private let finder: InitializerFinder

    /// What the attributes of one property are.
    enum Attached {
        case none
        case builder
        /// Declared wrappers, outermost first.
        case wrappers([Wrapper])
        /// Wrappers of binary modules and macros: what they make of the property is not known here.
        case unknown(AttributeSyntax, hasArguments: Bool)
    }

    /// One wrapper, as its initializers tell how it is made.
    struct Wrapper {
        var attribute: AttributeSyntax
        /// Whether it can be made of nothing.
        var hasDefault: Bool
        /// Of `init(wrappedValue:)`: the attributes of its first parameter. Nil where there is no such initializer.
        var wrappedValue: [AttributeSyntax]?
    }

    init(of type: TypeSymbol, resolver: NameResolver, finder: InitializerFinder) {
        self.type = type
        self.resolver = resolver
        self.finder = finder
    }

    func attached(to property: PropertyDeclaration) -> Attached {
        if property.attributes.isEmpty { return .none }
        var wrappers: [Wrapper] = []
        var unknown: AttributeSyntax?
        for attribute in property.attributes {
            switch meaning(of: attribute) {
            case .nothing: continue
            case .builder: return .builder
            case .wrapper(let wrapper): wrappers.append(wrapper)
            case .unknown: unknown = unknown ?? attribute
            }
        }
        if let unknown {
            let hasArguments = property.attributes.contains { attribute in
                attribute.arguments != nil && !meaning(of: attribute).isNothing
            }
            return .unknown(unknown, hasArguments: hasArguments)
        }
        return wrappers.isEmpty ? .none : .wrappers(wrappers)
    }

    private enum Meaning {
        case nothing
        case builder
        case wrapper(Wrapper)
        case unknown

        var isNothing: Bool { if case .nothing = self { true } else { false } }
    }

    private func meaning(of attribute: AttributeSyntax) -> Meaning {
        if let symbol = declaredType(of: attribute) {
            let attributes = symbol.declaration.attributes
            if attributes.contains(where: { $0.name == "propertyWrapper" }) {
                return .wrapper(wrapper(symbol, attribute))
            }
            if attributes.contains(where: { $0.name == "resultBuilder" }) { return .builder }
        }
        let name = attribute.name.split(separator: ".").last ?? ""
        guard name.first.map({ $0.isUppercase }) == true, !Self.plainAttributes.contains(String(name)),
            resolver.globalActor(attribute, in: type.context) == nil
        else { return .nothing }
        return .unknown
    }

    private func declaredType(of attribute: AttributeSyntax) -> TypeSymbol? {
        guard let syntax = TypeSyntax.parse(attribute.name) else { return nil }
        let resolved = resolver.withoutProblems { resolver.resolveConstraint(syntax, in: type.context) }
        guard case .nominal(let nominal) = resolved else { return nil }
        return resolver.symbol(of: nominal, from: type.file)
    }

    private func wrapper(_ symbol: TypeSymbol, _ attribute: AttributeSyntax) -> Wrapper {
        var wrapper = Wrapper(attribute: attribute, hasDefault: false)
        for candidate in finder.candidates(of: symbol) {
            // Those of extensions don't count.
            guard candidate.addition == nil, candidate.failability == .no else { continue }
            if candidate.requiredParameters.isEmpty { wrapper.hasDefault = true }
            guard let first = candidate.parameters.first,
                first.label == "wrappedValue" || first.label == "initialValue",
                candidate.parameters.dropFirst().allSatisfy({ $0.hasDefault || $0.isVariadic })
            else { continue }
            var attributes = first.attributes
            if case .attributed(_, let own, _) = first.type { attributes += own }
            wrapper.wrappedValue = attributes
        }
        return wrapper
    }

    /// Attributes of the compiler and of Apple's macros that leave storage and initializers as they are.
    private static let plainAttributes: Set<String> = [
        "GKInspectable", "IBInspectable", "IBOutlet", "MainActor", "NSCopying", "NSManaged", "ObservationIgnored",
        "ObservationTracked",
    ]
}

extension AttachedWrappers.Attached {
    var isWrapped: Bool {
        switch self {
        case .none, .builder: false
        case .wrappers, .unknown: true
        }
    }

    /// What the wrappers make of a property: an initial value or an optional is wrapped, arguments make the wrapper, and without
    /// either it is made of nothing before it is made of a value.
    func decide(_ stored: inout StoredProperty) {
        let property = stored.declaration
        switch self {
        case .none, .builder: return
        case .unknown(let attribute, let hasArguments):
            stored.hasDefault = property.hasInitialValue || hasArguments
            stored.hasUnknownAttribute = true
            stored.argument = .wrapper(attribute)
        case .wrappers(let wrappers):
            guard let outermost = wrappers.first else { return }
            let isWrappable = wrappers.allSatisfy { $0.wrappedValue != nil }
            if property.hasInitialValue {
                stored.hasDefault = true
            } else if wrappers.contains(where: { $0.attribute.arguments != nil }) || outermost.hasDefault {
                stored.hasDefault = true
                stored.argument = .wrapper(outermost.attribute)
            } else if !isWrappable {
                stored.hasDefault = false
                stored.argument = .wrapper(outermost.attribute)
            }
            if stored.argument == .value, let attributes = outermost.wrappedValue, !attributes.isEmpty {
                stored.type = stored.type.map { .attributed(specifiers: [], attributes: attributes, $0) }
            }
        }
        stored.isArgumentDefaulted = stored.hasDefault
    }
}
