import DovetailSyntax

extension SendableInference {
    /// Whether declarations show that a type is not `Sendable`: all that it could be so by has been read, and none of it says so.
    ///
    /// Between what is known and what is refused lies what only the compiler can tell: types of binary modules, and those that inherit from
    /// them or that a macro may add to.
    func isRefused(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let nominal): isRefused(nominal)
        case .existential(let protocols), .composition(let protocols), .opaque(let protocols):
            !isKnown(type) && protocols.allSatisfy(isRefused)
        case .optional(let wrapped): isRefused(wrapped)
        case .array(let element): isRefused(element)
        case .dictionary(let key, let value): isRefused(key) || isRefused(value)
        case .tuple(let elements): elements.contains { isRefused($0.type) }
        case .function(let function): !function.isSendable && function.globalActor == nil
        case .genericParameter, .metatype, .existentialMetatype, .integer, .marked, .verbatim: false
        }
    }

    private func isRefused(_ nominal: NominalType) -> Bool {
        guard nominal.module != nil else {
            if nominal.name == "Set" { return nominal.arguments.contains(where: isRefused) }
            return isPlainProtocol(nominal)
        }
        guard let symbol = resolver.symbol(of: nominal, from: file), !isKnown(.nominal(nominal)),
            symbol.declaration.kind == .protocol || isolation.isolation(of: symbol) == nil
        else { return false }
        let supertypes = resolver.allSupertypes(of: symbol)
        guard isRead(symbol), supertypes.allSatisfy(isReadAndPlain) else { return false }
        switch symbol.declaration.kind {
        case .class, .protocol: return true
        case .actor: return false
        case .struct:
            return isSeenByAll(symbol) || storedTypes(of: symbol, nominal).contains { $0.map(isRefused) ?? false }
        // What its cases hold is not known here.
        case .enum: return isSeenByAll(symbol)
        }
    }

    /// Whether a supertype could be looked into, and neither is `Sendable` nor says that of others.
    private func isReadAndPlain(_ supertype: ResolvedType) -> Bool {
        guard case .nominal(let nominal) = supertype else { return false }
        guard nominal.module != nil else { return isPlainProtocol(nominal) }
        return resolver.symbol(of: nominal, from: file).map(isRead) ?? false
    }

    /// Whether it is a protocol of the standard library, or as well known as those, that `Sendable` is no part of.
    private func isPlainProtocol(_ nominal: NominalType) -> Bool {
        let name = nominal.name
        if Self.protocols.contains(name) { return false }
        if Self.plainProtocols.contains(name) { return true }
        return StandardLibrary.protocols[name] != nil && !StandardLibrary.ancestors(of: name).contains("Sendable")
    }

    private static let plainProtocols: Set<String> = ["Observable", "ObservableObject"]

    /// Whether no macro can have added a conformance to it: the language's own attributes begin with small letters.
    private func isRead(_ symbol: TypeSymbol) -> Bool {
        symbol.declaration.attributes.allSatisfy { attribute in
            attribute.name.first.map { $0.isLowercase || attribute.name == "Observable" } ?? false
                || resolver.globalActor(attribute, in: symbol.outerContext) != nil
        }
    }
}
