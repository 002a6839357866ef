import DovetailSyntax

extension NameResolver {
    /// What a type's declaration and extensions say it inherits from or conforms to, in terms of its own parameters.
    func supertypes(of type: TypeSymbol) -> [ResolvedType] {
        if let known = type.supertypes { return known }
        guard !type.isFindingSupertypes else { return [] }
        type.isFindingSupertypes = true
        defer { type.isFindingSupertypes = false }
        let found = supertypes(of: type, from: type.extensions)
        type.supertypes = found
        return found
    }

    /// As `supertypes(of:)`, but of the declaration alone: only those have a say in its isolation.
    func primarySupertypes(of type: TypeSymbol) -> [ResolvedType] {
        type.extensions.allSatisfy(\.declaration.inherited.isEmpty)
            ? supertypes(of: type) : supertypes(of: type, from: [])
    }

    private func supertypes(of type: TypeSymbol, from extensions: [ExtensionSymbol]) -> [ResolvedType] {
        var found: [ResolvedType] = []
        withoutProblems {
            if !type.declaration.inherited.isEmpty {
                let context = LexicalContext(
                    outer: type.outerContext,
                    file: type.file,
                    genericParameters: type.declaration.genericParameters.map(\.name)
                )
                for inherited in type.declaration.inherited { append(inherited, in: context, to: &found) }
            }
            for addition in extensions {
                if !addition.conditions.isEmpty, addition.declaration.inherited.contains(where: \.isSendable) {
                    let place = addition.file.location(addition.declaration.offset)
                    addition.file.module.conditions.require(addition.conditions, at: place)
                }
                for inherited in addition.declaration.inherited {
                    append(inherited, in: addition.outerContext, to: &found)
                }
            }
        }
        return found
    }

    /// Whether a type's declaration, or one extension of it, states a conformance to a protocol of the runtime library, be it through another
    /// protocol.
    func conforms(_ type: TypeSymbol, to name: String, statedIn addition: ExtensionSymbol?) -> Bool {
        let stated =
            addition.map { statedSupertypes($0.declaration.inherited, in: $0.outerContext) }
            ?? supertypes(of: type, from: [])
        return stated.contains { supertype in
            guard case .nominal(let nominal) = supertype else { return false }
            if RuntimeVocabulary.isNamed(name, nominal) { return true }
            guard nominal.kind == .protocol, let symbol = symbol(of: nominal, from: type.file) else { return false }
            return allSupertypes(of: symbol).contains { inherited in
                if case .nominal(let nominal) = inherited { RuntimeVocabulary.isNamed(name, nominal) } else { false }
            }
        }
    }

    /// What an inheritance clause names, read where it stands.
    func statedSupertypes(_ clause: [TypeSyntax], in context: LexicalContext) -> [ResolvedType] {
        var found: [ResolvedType] = []
        withoutProblems {
            for inherited in clause { append(inherited, in: context, to: &found) }
        }
        return found
    }

    /// Those of the type and, with arguments put in, those of its supertypes; nearest first, each once.
    func allSupertypes(of type: TypeSymbol) -> [ResolvedType] {
        let direct = supertypes(of: type)
        if direct.isEmpty { return [] }
        var all: [ResolvedType] = []
        var visited: Set<String> = [type.identity]
        var level = direct
        while !level.isEmpty {
            var next: [ResolvedType] = []
            for supertype in level where visited.insert(supertype.declarationIdentity).inserted {
                all.append(supertype)
                guard case .nominal(let nominal) = supertype, let symbol = symbol(of: nominal, from: type.file) else {
                    continue
                }
                let inherited = supertypes(of: symbol)
                if inherited.isEmpty { continue }
                let map = substitution(for: nominal, symbol)
                next += map.isEmpty ? inherited : inherited.map { $0.substituting(map) }
            }
            level = next
        }
        return all
    }

    /// The scanned superclass of a class, with its arguments.
    func superclass(of type: TypeSymbol) -> (symbol: TypeSymbol, nominal: NominalType)? {
        guard type.declaration.kind == .class, !type.declaration.inherited.isEmpty else { return nil }
        for supertype in supertypes(of: type) {
            if case .nominal(let nominal) = supertype, nominal.kind == .class,
                let symbol = symbol(of: nominal, from: type.file)
            {
                return (symbol, nominal)
            }
        }
        return nil
    }

    /// The scanned protocols among types, and those that they inherit from.
    func protocols(among stated: [ResolvedType], from file: FileSymbol) -> [TypeSymbol] {
        stated.flatMap { supertype -> [TypeSymbol] in
            guard let symbol = scannedProtocol(supertype, from: file) else { return [] }
            return [symbol] + allSupertypes(of: symbol).compactMap { scannedProtocol($0, from: file) }
        }
    }

    /// The declaration of a protocol; nil for what is none or is not scanned.
    func scannedProtocol(_ type: ResolvedType, from file: FileSymbol) -> TypeSymbol? {
        guard case .nominal(let nominal) = type, nominal.kind == .protocol else { return nil }
        return symbol(of: nominal, from: file)
    }

    private func append(_ inherited: TypeSyntax, in context: LexicalContext, to found: inout [ResolvedType]) {
        if case .suppressed = inherited { return }
        if case .attributed(_, _, .suppressed) = inherited { return }
        switch resolveConstraint(inherited, in: context) {
        case .composition(let parts), .existential(let parts): found += parts
        case let type: found.append(type)
        }
    }
}

extension ResolvedType {
    /// That of a nominal type without its arguments: a type has each supertype once, and a class that inherits from an ever
    /// growing one comes to an end.
    var declarationIdentity: String {
        guard case .nominal(let nominal) = self else { return identity }
        return SymbolTable.identity(
            module: nominal.module ?? "",
            extended: nominal.extendedModule,
            path: nominal.path
        )
    }
}

extension NameResolver {
    /// Asks for each outcome of the `#if` around an extension to be looked at on its own, if it makes a type a manifest.
    func requireConditions(ofConformance name: String, of type: TypeSymbol) {
        for addition in type.extensions where !addition.conditions.isEmpty {
            guard conforms(type, to: name, statedIn: addition) else { continue }
            let place = addition.file.location(addition.declaration.offset)
            addition.file.module.conditions.require(addition.conditions, at: place)
        }
    }
}

extension TypeSyntax {
    /// Whether it is spelt `Sendable`, with or without an attribute.
    fileprivate var isSendable: Bool {
        switch self {
        case .attributed(_, _, let type): type.isSendable
        case .named(_, let components): components.last?.name == "Sendable"
        default: false
        }
    }
}
