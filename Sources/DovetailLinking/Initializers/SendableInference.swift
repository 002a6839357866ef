import DovetailSyntax

/// Tells which types are `Sendable` by what their declarations say.
///
/// What it does not know may well be `Sendable` all the same; that is the compiler's to tell, and generated code lets it do so at the
/// registration.
struct SendableInference {
    let resolver: NameResolver
    let isolation: IsolationInference
    let file: FileSymbol

    func isKnown(_ type: ResolvedType) -> Bool {
        var assumptions = Assumptions()
        return isKnown(type, &assumptions)
    }

    /// As the inside of a type sees it, whose generic parameters may have to be `Sendable`.
    func isKnown(_ type: ResolvedType, in declaring: TypeSymbol) -> Bool {
        var assumptions = Assumptions(parameters: sendableParameters(of: declaring))
        return isKnown(type, &assumptions)
    }

    private struct Assumptions {
        /// Generic parameters that have to be `Sendable`.
        var parameters: Set<String> = []
        /// Structs that have been looked into: if one of them is not `Sendable`, nothing is that holds it, and one that holds itself is if
        /// all else in it is.
        var structs: Set<String> = []
    }

    private func isKnown(_ type: ResolvedType, _ assumptions: inout Assumptions) -> Bool {
        switch type {
        case .nominal(let nominal): isKnown(nominal, &assumptions)
        case .existential(let protocols), .composition(let protocols), .opaque(let protocols):
            protocols.contains { isKnown($0, &assumptions) }
        case .optional(let wrapped): isKnown(wrapped, &assumptions)
        case .array(let element): isKnown(element, &assumptions)
        case .dictionary(let key, let value): isKnown(key, &assumptions) && isKnown(value, &assumptions)
        case .tuple(let elements): elements.allSatisfy { isKnown($0.type, &assumptions) }
        case .function(let function): function.isSendable || function.globalActor != nil
        case .genericParameter(let name): assumptions.parameters.contains(name)
        // That of a type which is known itself: a generic parameter's may be bound to conformances that are isolated.
        case .metatype(.nominal): true
        case .metatype, .existentialMetatype, .integer, .marked, .verbatim: false
        }
    }

    private func isKnown(_ nominal: NominalType, _ assumptions: inout Assumptions) -> Bool {
        guard nominal.module != nil else {
            let name = nominal.path.joined(separator: ".")
            return Self.binaryTypes.contains(name) || Self.protocols.contains(name)
                || (name == "Set" && nominal.arguments.allSatisfy { isKnown($0, &assumptions) })
        }
        guard let symbol = resolver.symbol(of: nominal, from: file) else { return false }
        if symbol.declaration.kind == .actor || isSendableByIsolation(symbol) { return true }
        let isStated = resolver.allSupertypes(of: symbol).contains { supertype in
            guard case .nominal(let nominal) = supertype, nominal.module == nil else { return false }
            return Self.protocols.contains(nominal.path.joined(separator: "."))
        }
        guard isStated else { return isImplicit(symbol, nominal, &assumptions) }
        for addition in symbol.extensions where statesSendable(addition.declaration.inherited) {
            if addition.declaration.attributes.contains(where: \.isUnavailable) { return false }
            if addition.declaration.whereClause != nil {
                return nominal.arguments.allSatisfy { isKnown($0, &assumptions) }
            }
        }
        return true
    }

    /// Of an isolated class, only if what it inherits from is isolated as well.
    private func isSendableByIsolation(_ symbol: TypeSymbol) -> Bool {
        // That a protocol is isolated makes those that conform `Sendable`, and not its existential.
        guard symbol.declaration.kind != .protocol, isolation.isolation(of: symbol) != nil else { return false }
        guard let superclass = resolver.superclass(of: symbol) else { return true }
        return isKnown(.nominal(superclass.nominal))
    }

    private func statesSendable(_ inherited: [TypeSyntax]) -> Bool {
        inherited.contains { $0.text.hasSuffix("Sendable") }
    }

    /// Structs that nobody outside their package sees are `Sendable` without saying so, if all that they hold is. Of enums no payload is
    /// known here, but that those with raw values have none.
    private func isImplicit(_ symbol: TypeSymbol, _ nominal: NominalType, _ assumptions: inout Assumptions) -> Bool {
        guard !isSeenByAll(symbol), !statesSendable(symbol.declaration.inherited),
            !symbol.extensions.contains(where: { statesSendable($0.declaration.inherited) })
        else { return false }
        if symbol.declaration.kind == .enum {
            guard case .nominal(let raw) = resolver.primarySupertypes(of: symbol).first, raw.module == nil else {
                return false
            }
            return Self.binaryTypes.contains(raw.name)
        }
        guard symbol.declaration.kind == .struct else { return false }
        guard assumptions.structs.insert(ResolvedType.nominal(nominal).identity).inserted else { return true }
        return storedTypes(of: symbol, nominal).allSatisfy { $0.map { isKnown($0, &assumptions) } ?? false }
    }

    /// Whether others than its package see a type, so that it is `Sendable` only if it says so. A frozen one is like those that they don't see.
    func isSeenByAll(_ symbol: TypeSymbol) -> Bool {
        let attributes = symbol.declaration.attributes.map(\.name)
        if attributes.contains("frozen") { return false }
        return symbol.access >= .public || attributes.contains("usableFromInline")
    }

    /// What a struct holds; nil for a property whose type is not written, or that a wrapper decides about.
    func storedTypes(of symbol: TypeSymbol, _ nominal: NominalType) -> [ResolvedType?] {
        let map = resolver.substitution(for: nominal, symbol)
        let stored = StoredProperties(of: symbol, resolver: resolver, finder: isolation.finder)
        return stored.properties.filter { $0.declaration.storage != .computed }.map { property in
            guard !property.isWrapped, let syntax = property.type else { return nil }
            let type = resolver.withoutProblems { resolver.resolve(syntax, in: symbol.context) }
            return type.substituting(map)
        }
    }

    private func sendableParameters(of type: TypeSymbol) -> Set<String> {
        var names: Set<String> = []
        var current: TypeSymbol? = type
        while let declaring = current {
            for parameter in declaring.declaration.genericParameters {
                guard let constraint = parameter.constraint else { continue }
                let resolved = resolver.withoutProblems {
                    resolver.resolveConstraint(constraint, in: declaring.outerContext)
                }
                if isKnown(resolved.asValue) { names.insert(parameter.name) }
            }
            current = declaring.parent
        }
        return names
    }

    static let protocols: Set<String> = [
        "Actor", "AnyActor", "CodingKey", "CustomNSError", "Clock", "Error", "Executor", "InstantProtocol",
        "LocalizedError", "RecoverableError", "Sendable", "SerialExecutor", "TaskExecutor",
    ]

    /// Whether a binary type is known to be made anywhere.
    static func isBinaryValue(_ nominal: NominalType) -> Bool {
        let name = nominal.path.joined(separator: ".")
        return binaryTypes.contains(name) || name == "Set"
    }

    private static let binaryTypes: Set<String> = [
        "Bool", "Character", "Data", "Date", "Double", "Duration", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
        "Locale", "String", "Substring", "TimeZone", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
        "Void",
    ]
}
