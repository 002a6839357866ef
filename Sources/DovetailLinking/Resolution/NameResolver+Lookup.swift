import DovetailSyntax

extension NameResolver {
    /// What the first name of a type means.
    private enum Start {
        case genericParameter
        /// With what the generic parameters of the supertype that declares it stand for.
        case symbol(Symbol, inherited: [String: ResolvedType])
        case none
    }

    /// The type that a dotted name stands for.
    func resolveName(
        _ components: [NameComponent],
        moduleSelector: String?,
        in context: LexicalContext
    ) -> ResolvedType {
        guard let first = components.first else { return .verbatim("") }
        if let moduleSelector {
            return resolveQualified(components[...], module: moduleSelector, in: context)
        }
        switch lookUp(first.name, in: context) {
        case .genericParameter:
            let rest = components.dropFirst().map(\.name)
            return .genericParameter(([first.name] + rest).joined(separator: "."))
        case .symbol(let symbol, let inherited):
            if components.count > 1, symbol.module.name == first.name,
                !hasMember(components[1].name, symbol, in: context)
            {
                return resolveQualified(components.dropFirst(), module: first.name, in: context)
            }
            let start = type(
                of: symbol,
                arguments: resolved(first.arguments, in: context),
                outer: inherited,
                in: context
            )
            return resolveMembers(components.dropFirst(), of: start, in: context)
        case .none:
            if first.name == "Self", let type = context.enclosingType {
                return resolveMembers(components.dropFirst(), of: selfType(type), in: context)
            }
            if components.count > 1,
                table.module(named: first.name) != nil || table.externalModules.contains(first.name)
            {
                return resolveQualified(components.dropFirst(), module: first.name, in: context)
            }
            return binaryType(components[...], qualifier: nil, in: context)
        }
    }

    /// The type as its own members see it: its arguments are its parameters.
    func selfType(_ type: TypeSymbol) -> ResolvedType {
        if type.declaration.kind == .protocol { return .genericParameter("Self") }
        return nominal(type, arguments: type.declaration.genericParameters.map { .genericParameter($0.name) })
    }

    private func resolved(_ arguments: [TypeSyntax], in context: LexicalContext) -> [ResolvedType] {
        arguments.isEmpty ? [] : arguments.map { resolve($0, in: context) }
    }

    private func resolveQualified(
        _ components: ArraySlice<NameComponent>,
        module name: String,
        in context: LexicalContext
    ) -> ResolvedType {
        guard let first = components.first else { return .verbatim(name) }
        if let module = table.module(named: name),
            let symbol = table.lookUp(first.name, in: module, from: context.file).first
        {
            let start = type(of: symbol, arguments: resolved(first.arguments, in: context), outer: [:], in: context)
            return resolveMembers(components.dropFirst(), of: start, in: context)
        }
        return binaryType(components, qualifier: name, in: context)
    }

    private func lookUp(_ name: String, in context: LexicalContext) -> Start {
        var current: LexicalContext? = context
        while let place = current {
            if !place.genericParameters.isEmpty, place.genericParameters.contains(name) { return .genericParameter }
            if let type = place.type {
                if type.declaration.kind == .protocol, type.declaration.members.associatedTypes.contains(name) {
                    return .genericParameter
                }
                if let (symbol, inherited) = member(name, of: type, from: context.file) {
                    return .symbol(symbol, inherited: inherited)
                }
            }
            current = place.outer
        }
        switch table.lookUp(name, in: context.file) {
        case .none: return .none
        case .found(let symbols): return symbols.first.map { .symbol($0, inherited: [:]) } ?? .none
        case .ambiguous(let symbols):
            note(Problem(name: name, modules: symbols.map(\.module.name)))
            return symbols.first.map { .symbol($0, inherited: [:]) } ?? .none
        }
    }

    /// A nested type or alias of a type or of its supertypes, with what the supertype's generic parameters stand for.
    private func member(
        _ name: String,
        of type: TypeSymbol,
        from file: FileSymbol
    ) -> (Symbol, inherited: [String: ResolvedType])? {
        if let own = ownMember(name, of: type, from: file) { return (own, [:]) }
        for inherited in inheritedMembers(of: type) {
            if let found = ownMember(name, of: inherited.type, from: file) { return (found, inherited.substitution) }
        }
        return nil
    }

    /// The supertypes that have nested types or aliases at all.
    private func inheritedMembers(of type: TypeSymbol) -> [TypeSymbol.InheritedMembers] {
        if let known = type.inheritedMembers { return known }
        // A clause that is just being read can't find names through itself.
        guard !type.isFindingSupertypes else { return [] }
        var found: [TypeSymbol.InheritedMembers] = []
        for supertype in allSupertypes(of: type) {
            guard case .nominal(let nominal) = supertype, let symbol = symbol(of: nominal, from: type.file),
                !symbol.members.isEmpty
            else { continue }
            let map = substitution(for: nominal, symbol)
            found.append(TypeSymbol.InheritedMembers(type: symbol, substitution: map))
        }
        type.inheritedMembers = found
        return found
    }

    private func ownMember(_ name: String, of type: TypeSymbol, from file: FileSymbol) -> Symbol? {
        guard let candidates = type.members[name] else { return nil }
        let accessible = candidates.filter { $0.isAccessible(from: file) }
        return accessible.first { $0.module === file.module } ?? accessible.first
    }

    private func hasMember(_ name: String, _ symbol: Symbol, in context: LexicalContext) -> Bool {
        guard case .type(let type) = symbol else { return true }
        return member(name, of: type, from: context.file) != nil
    }

    private func type(
        of symbol: Symbol,
        arguments: [ResolvedType],
        outer: [String: ResolvedType],
        in context: LexicalContext
    ) -> ResolvedType {
        switch symbol {
        case .type(let type):
            // Inside a generic type its bare name has its own parameters as arguments.
            let isBareSelf = arguments.isEmpty && !type.declaration.genericParameters.isEmpty && context.isInside(type)
            if isBareSelf { return selfType(type).substituting(outer) }
            guard case .nominal(var nominal) = nominal(type, arguments: []).substituting(outer) else { break }
            nominal.arguments = arguments
            return .nominal(nominal)
        case .alias(let alias):
            return alias.hasAlternatives
                ? opaque(alias, arguments: arguments) : expand(alias, arguments: arguments, outer: outer)
        }
        return .verbatim("")
    }

    /// What an alias under `#if` stands for is not known here, so it stands for itself.
    private func opaque(_ alias: AliasSymbol, arguments: [ResolvedType]) -> ResolvedType {
        .nominal(
            NominalType(
                module: alias.module.name,
                path: (alias.context.enclosingType?.path ?? []) + [alias.declaration.name],
                arguments: arguments,
                kind: nil,
                access: alias.access
            )
        )
    }

    private func expand(
        _ alias: AliasSymbol,
        arguments: [ResolvedType],
        outer: [String: ResolvedType]
    ) -> ResolvedType {
        if alias.resolved == nil {
            if alias.isResolving { return .verbatim(alias.declaration.name) }
            alias.isResolving = true
            alias.resolved = resolveConstraint(alias.declaration.type, in: alias.context)
            alias.isResolving = false
        }
        let target = alias.resolved ?? .verbatim(alias.declaration.name)
        let parameters = alias.declaration.genericParameters
        if parameters.isEmpty { return target.substituting(outer).applying(arguments) }
        let map = outer.merging(ResolvedType.substitution(parameters, arguments)) { $1 }
        return target.substituting(map)
    }

    private func resolveMembers(
        _ components: ArraySlice<NameComponent>,
        of base: ResolvedType,
        in context: LexicalContext
    ) -> ResolvedType {
        var type = base
        for component in components { type = resolveMember(component, of: type, in: context) }
        return type
    }

    /// A type nested in another, by declaration, extension or supertype.
    func resolveMember(
        _ component: NameComponent,
        of base: ResolvedType,
        in context: LexicalContext
    ) -> ResolvedType {
        switch base {
        case .genericParameter(let name):
            return .genericParameter("\(name).\(component.name)")
        case .optional(let wrapped):
            return resolveMember(component, ofBinaryType: ["Optional"], arguments: [wrapped], in: context)
        case .array(let element):
            return resolveMember(component, ofBinaryType: ["Array"], arguments: [element], in: context)
        case .dictionary(let key, let value):
            return resolveMember(component, ofBinaryType: ["Dictionary"], arguments: [key, value], in: context)
        case .existential(let parts) where parts.count == 1:
            return resolveMember(component, of: parts[0], in: context)
        case .nominal(let nominal):
            return resolveMember(component, of: nominal, in: context)
        default:
            return .verbatim("\(base.name).\(component.name)")
        }
    }

    private func resolveMember(
        _ component: NameComponent,
        of base: NominalType,
        in context: LexicalContext
    ) -> ResolvedType {
        let arguments = resolved(component.arguments, in: context)
        if let parent = symbol(of: base, from: context.file),
            let (symbol, inherited) = member(component.name, of: parent, from: context.file)
        {
            let known = substitution(for: base, parent)
            let outer = inherited.mapValues { $0.substituting(known) }.merging(known) { first, _ in first }
            return type(of: symbol, arguments: arguments, outer: outer, in: context)
        }
        if base.module == nil, let known = StandardLibrary.member(component.name, of: base.path, base.arguments) {
            return known
        }
        if base.module == nil,
            let symbol = table.binaryMembers[base.path.joined(separator: ".")]?[component.name]?.first
        {
            return type(of: symbol, arguments: arguments, outer: [:], in: context)
        }
        return .nominal(base.nesting(component.name, arguments: arguments))
    }

    private func resolveMember(
        _ component: NameComponent,
        ofBinaryType path: [String],
        arguments: [ResolvedType],
        in context: LexicalContext
    ) -> ResolvedType {
        let base = NominalType(module: nil, path: path, arguments: arguments, kind: nil, access: .public)
        return resolveMember(component, of: base, in: context)
    }

    private func binaryType(
        _ components: ArraySlice<NameComponent>,
        qualifier: String?,
        in context: LexicalContext
    ) -> ResolvedType {
        guard let first = components.first else { return .verbatim(qualifier ?? "") }
        let arguments = resolved(first.arguments, in: context)
        let base: ResolvedType
        if let sugared = StandardLibrary.type(first.name, arguments) {
            base = sugared
        } else {
            base = .nominal(
                NominalType(module: nil, path: [first.name], arguments: arguments, kind: nil, access: .public)
            )
            mention(components.map(\.name).joined(separator: "."), qualifier: qualifier, in: context.file)
        }
        return resolveMembers(components.dropFirst(), of: base, in: context)
    }
}
