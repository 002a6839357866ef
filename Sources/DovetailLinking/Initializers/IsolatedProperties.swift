import DovetailSyntax

/// Whether the properties of an isolated type leave its implied initializers nonisolated: every one has to be of a `Sendable` type and
/// to have no initial value that needs the actor.
///
/// Only what can be told from declarations counts. Elsewhere the initializer is taken as isolated, which every caller can bear.
struct IsolatedProperties {
    private let type: TypeSymbol
    private let isolation: IsolationInference
    private let resolver: NameResolver

    init(of type: TypeSymbol, isolation: IsolationInference) {
        self.type = type
        self.isolation = isolation
        resolver = isolation.resolver
    }

    var leaveInitializerNonisolated: Bool {
        let stored = StoredProperties(of: type, resolver: resolver, finder: isolation.finder)
        let sendable = SendableInference(resolver: resolver, isolation: isolation, file: type.file)
        return stored.properties.allSatisfy { property in
            let declaration = property.declaration
            if declaration.storage == .computed || IsolationInference.isNonisolated(declaration.modifiers) {
                return true
            }
            guard !property.isWrapped, !declaration.isDestructuring, let syntax = property.type else { return false }
            let resolved = resolver.withoutProblems { resolver.resolve(syntax, in: type.context) }
            return sendable.isKnown(resolved, in: type) && hasPlainValue(declaration)
        }
    }

    /// Whether a property has no initial value, or one that is made of literals and of initializers that run anywhere.
    private func hasPlainValue(_ property: PropertyDeclaration) -> Bool {
        // That of a lazy one is evaluated later.
        guard let range = property.initialValue, !property.modifiers.contains("lazy") else { return true }
        guard let constructed = PlainValue.constructedTypes(in: type.file.source.text(range)) else { return false }
        return constructed.allSatisfy(isMadeAnywhere)
    }

    private func isMadeAnywhere(_ name: String) -> Bool {
        guard let syntax = TypeSyntax.parse(name) else { return false }
        let resolved = resolver.withoutProblems { resolver.resolve(syntax, in: type.context) }
        guard case .nominal(let nominal) = resolved else { return false }
        if nominal.module == nil { return SendableInference.isBinaryValue(nominal) }
        guard let symbol = resolver.symbol(of: nominal, from: type.file) else { return false }
        return isolation.finder.candidates(of: nominal, from: type.file).allSatisfy {
            isolation.isolation(of: $0) == nil
        } && symbol.declaration.kind != .protocol
    }
}
