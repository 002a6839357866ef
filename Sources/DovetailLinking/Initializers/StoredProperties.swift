import DovetailSyntax

/// The properties of a type's instances, as far as they decide which initializers it gets.
struct StoredProperties {
    /// In source order, without those under a condition that fails; a pattern gives one for each of its names.
    let properties: [StoredProperty]

    init(of type: TypeSymbol, resolver: NameResolver, finder: InitializerFinder) {
        let conditions = type.module.conditions
        let declared = type.declaration.members.properties.filter { property in
            (property.storage != .computed || property.initialized != nil) && !property.modifiers.contains("static")
                && !property.modifiers.contains("class") && !property.attributes.contains { $0.name == "NSManaged" }
                && conditions.undecided(property.conditions) != nil
        }
        // What an `init` accessor sets is taken through it.
        let subsumed = Set(declared.flatMap { $0.initialized ?? [] })
        let defaulted = Set(declared.filter(\.hasInitialValue).flatMap { $0.initialized ?? [] })
        let wrappers = AttachedWrappers(of: type, resolver: resolver, finder: finder)
        properties = declared.flatMap { property in
            property.isDestructuring
                ? Self.elements(of: property)
                : [
                    Self.property(
                        property,
                        attached: wrappers.attached(to: property),
                        isSubsumed: subsumed.contains(property.name),
                        isSetByDefault: defaulted.contains(property.name)
                    )
                ]
        }
    }

    /// Whether nothing is left for an initializer to set.
    var allHaveDefaults: Bool { properties.allSatisfy(\.hasDefault) }

    /// As `allHaveDefaults`, of a class without designated initializers: it would not compile if an attribute that is not known
    /// here left something to set.
    var allHaveDefaultsInClass: Bool { properties.allSatisfy { $0.hasDefault || $0.hasUnknownAttribute } }

    private static func property(
        _ property: PropertyDeclaration,
        attached: AttachedWrappers.Attached,
        isSubsumed: Bool,
        isSetByDefault: Bool
    ) -> StoredProperty {
        let isLazy = property.modifiers.contains("lazy")
        let hasNil = !property.isLet && property.type.isOptionalBySugar
        var stored = StoredProperty(
            declaration: property,
            type: property.type ?? property.inferredType,
            hasDefault: property.hasInitialValue || isLazy || hasNil || isSetByDefault,
            argument: isSubsumed || property.isLet && property.hasInitialValue ? .none : .value,
            conditions: property.conditions
        )
        stored.isArgumentDefaulted = property.hasInitialValue || isLazy || hasNil
        if isLazy { stored.type = stored.type.map { .optional($0) } }
        if case .builder = attached, stored.argument == .value { stored.argument = .built }
        if attached.isWrapped {
            stored.isWrapped = true
            attached.decide(&stored)
            // The compiler leaves out what has a wrapper, a default and no name outside its file.
            let access = AccessLevel.stated(in: property.modifiers) ?? .internal
            if access < .internal, stored.isArgumentDefaulted { stored.argument = .none }
        }
        return stored
    }

    /// Those of a pattern, `let (a, b): (A, B)`.
    private static func elements(of property: PropertyDeclaration) -> [StoredProperty] {
        var found: [StoredProperty] = []
        func add(_ pattern: Substring, _ type: TypeSyntax?) {
            let trimmed = pattern.trimmed
            guard trimmed.first == "(", trimmed.last == ")" else {
                if trimmed == "_" || trimmed.isEmpty { return }
                var declaration = property
                declaration.name = String(trimmed.filter { $0 != "`" })
                found.append(
                    StoredProperty(
                        declaration: declaration,
                        type: type,
                        hasDefault: property.hasInitialValue,
                        // Unlike that of a single name, the value of a pattern is no default for the argument.
                        argument: property.isLet && property.hasInitialValue ? .none : .value,
                        conditions: property.conditions
                    )
                )
                return
            }
            var types: [TypeSyntax?] = []
            if case .tuple(let elements) = type { types = elements.map(\.type) }
            for (index, element) in trimmed.dropFirst().dropLast().splitOutsideParentheses.enumerated() {
                add(element.withoutLabel, types.indices.contains(index) ? types[index] : nil)
            }
        }
        add(property.name[...], property.type)
        return found
    }
}

extension TypeSyntax? {
    /// Only the sugar is nil by default; `Optional<T>` is not.
    fileprivate var isOptionalBySugar: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// `x` of `a: x`.
    fileprivate var withoutLabel: Substring {
        guard let colon = firstIndex(of: ":"), !self[..<colon].contains("(") else { return self }
        return self[index(after: colon)...]
    }

    fileprivate var splitOutsideParentheses: [Substring] {
        var depth = 0
        return split(omittingEmptySubsequences: false) { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == "," && depth == 0
        }
    }
}
