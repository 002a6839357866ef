import DovetailSyntax

/// Looks names up among the members of types.
extension NameResolver {
    /// What a name means as a member of a type.
    enum Member {
        /// Declared by the type or a supertype, with what the supertype's generic parameters stand for.
        case declared(Symbol, inherited: [String: ResolvedType])
        /// Given by a protocol that the type conforms to, in terms of `Self` and of the protocol's associated types.
        case given(Symbol, by: TypeSymbol)
        /// A generic parameter of the type that is what an associated type stands for.
        case argument(String)
        /// An associated type of a protocol that the type conforms to, declared nowhere.
        case inferred(String, by: TypeSymbol)

        /// The module that declares it; nil where it is no declaration.
        var module: ModuleSymbol? {
            switch self {
            case .declared(let symbol, _), .given(let symbol, _): symbol.module
            case .argument, .inferred: nil
            }
        }
    }

    /// A nested type or alias of a type or its superclasses; for a protocol, also of those that it refines.
    func member(_ name: String, of type: TypeSymbol, from context: LexicalContext) -> Member? {
        var own = accessibleMembers(name, of: type, from: context)
        if type.declaration.kind == .protocol {
            // A protocol's own are not nearer than those of protocols that it refines.
            own += inheritedMembers(of: type).flatMap { accessibleMembers(name, of: $0.type, from: context) }
        }
        if let symbol = meant(name, among: own) { return .declared(symbol, inherited: [:]) }
        for inherited in inheritedMembers(of: type) {
            if inherited.type.declaration.kind == .protocol { continue }
            let symbols = accessibleMembers(name, of: inherited.type, from: context)
            if let symbol = meant(name, among: symbols) {
                return .declared(symbol, inherited: inherited.substitution)
            }
        }
        return nil
    }

    /// What the protocols that a type conforms to say of a name.
    func requirement(_ name: String, of type: TypeSymbol, from context: LexicalContext) -> Member? {
        guard type.declaration.kind != .protocol else { return nil }
        let protocols = inheritedMembers(of: type).map(\.type).filter { $0.declaration.kind == .protocol }
        var given: [(symbol: Symbol, protocolType: TypeSymbol)] = []
        for protocolType in protocols {
            given += accessibleMembers(name, of: protocolType, from: context).map { ($0, protocolType) }
        }
        let visible = given.filter { context.file.sees($0.symbol.module) }
        if !visible.isEmpty { given = visible }
        if let symbol = meant(name, among: given.map(\.symbol)) {
            let protocolType = given.first { $0.symbol.location == symbol.location }?.protocolType
            return protocolType.map { .given(symbol, by: $0) }
        }
        guard let requiring = protocols.first(where: { $0.declaration.members.associatedTypes.contains(name) }) else {
            return nil
        }
        if type.allGenericParameters.contains(name) { return .argument(name) }
        return .inferred(name, by: requiring)
    }

    /// Whether a protocol, or one that it refines, has an associated type of that name.
    func isAssociatedType(_ name: String, of type: TypeSymbol) -> Bool {
        if type.declaration.members.associatedTypes.contains(name) { return true }
        return inheritedMembers(of: type).contains { $0.type.declaration.members.associatedTypes.contains(name) }
    }

    /// All names that mean a type inside a type, whoever may see it.
    func memberNames(of type: TypeSymbol) -> Set<String> {
        inheritedMembers(of: type).reduce(into: Set(type.members.keys)) { names, inherited in
            names.formUnion(inherited.type.members.keys)
            names.formUnion(inherited.type.declaration.members.associatedTypes)
        }
    }

    /// The names that mean a type inside a type in its own module, and so for everyone who sees what its module says: not those that extensions
    /// elsewhere add.
    func ownMemberNames(of type: TypeSymbol) -> Set<String> {
        memberNames(of: type).filter { name in
            type.members[name]?.contains { $0.module === type.module } ?? true
        }
    }

    /// Whether a name that follows a symbol's, behind a period, is a member of it.
    func hasMember(_ name: String, _ symbol: Symbol, in context: LexicalContext) -> Bool {
        guard case .type(let type) = symbol else { return true }
        return withoutProblems { member(name, of: type, from: context) ?? requirement(name, of: type, from: context) }
            != nil
    }

    /// The type that a member is, for a base that it was found in.
    func type(
        of member: Member,
        arguments: [ResolvedType],
        base: ResolvedType,
        in context: LexicalContext
    ) -> ResolvedType {
        switch member {
        case .declared(let symbol, let inherited):
            let known = substitution(for: base, from: context.file)
            let outer = inherited.mapValues { substitute(known, into: $0, in: context) }
                .merging(known) { first, _ in first }
            return type(of: symbol, arguments: arguments, outer: outer, in: context)
        case .given(let symbol, let protocolType):
            let type = type(of: symbol, arguments: arguments, outer: [:], in: context)
            return replacingRequirements(of: protocolType, in: type, by: base, context)
        case .argument(let name):
            return substitution(for: base, from: context.file)[name] ?? .genericParameter(name)
        case .inferred(let name, let protocolType):
            let reason = Problem.Reason.inferredType(protocolName: protocolType.name, conforming: base.name)
            note(Problem(name: name, reason: reason))
            return .verbatim("\(base.name).\(name)")
        }
    }

    private func substitution(for base: ResolvedType, from file: FileSymbol) -> [String: ResolvedType] {
        guard case .nominal(let nominal) = base, let symbol = symbol(of: nominal, from: file) else { return [:] }
        return substitution(for: nominal, symbol)
    }

    /// The supertypes that have nested types, aliases or associated types at all.
    private func inheritedMembers(of type: TypeSymbol) -> [TypeSymbol.InheritedMembers] {
        if let known = type.inheritedMembers { return known }
        // A clause that is just being read can't find names through itself.
        guard !type.isFindingSupertypes else { return [] }
        var found: [TypeSymbol.InheritedMembers] = []
        for supertype in allSupertypes(of: type) {
            guard case .nominal(let nominal) = supertype, let symbol = symbol(of: nominal, from: type.file),
                !symbol.members.isEmpty || !symbol.declaration.members.associatedTypes.isEmpty
            else { continue }
            let map = substitution(for: nominal, symbol)
            found.append(TypeSymbol.InheritedMembers(type: symbol, substitution: map))
        }
        type.inheritedMembers = found
        return found
    }

    /// Those that the file may use. Of what other modules' extensions add, those of modules that it imports; of others only where there is
    /// nothing else, as a module that another file imports is seen too unless `MemberImportVisibility` is on.
    private func accessibleMembers(_ name: String, of type: TypeSymbol, from context: LexicalContext) -> [Symbol] {
        guard let candidates = type.members[name] else { return [] }
        let accessible = candidates.filter { $0.isNamed(name) && $0.isAccessible(asMemberOf: type, from: context) }
        guard accessible.count > 1 else { return accessible }
        let file = context.file
        let visible = accessible.filter { symbol in
            symbol.module === type.module || file.sees(symbol.module)
        }
        if !visible.isEmpty { return visible }
        let loaded = accessible.filter { symbol in file.module.files.contains { $0.sees(symbol.module) } }
        return loaded.isEmpty ? accessible : loaded
    }
}
