import DovetailSyntax

extension NameResolver {
    /// What the first name of a type means.
    private enum Start {
        case genericParameter
        case member(Member, of: TypeSymbol)
        case symbol(Symbol)
        case none
    }

    /// The type that an expression such as `A.self` names.
    func resolve(expression syntax: TypeSyntax, in context: LexicalContext) -> ResolvedType {
        // Behind `any` stands a type, also within an expression.
        resolve(syntax, in: syntax.hasConstraint ? context : context.ofExpressions)
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
            return resolveMembers(components.dropFirst(), of: .genericParameter(first.name), in: context)
        case .member(let member, let owner):
            let base = selfType(owner)
            let start = type(of: member, arguments: resolved(first.arguments, in: context), base: base, in: context)
            return resolveMembers(components.dropFirst(), of: start, in: context)
        case .symbol(let symbol):
            if components.count > 1 { noteHiddenModule(first.name, of: components[1].name, by: symbol, in: context) }
            let start = type(of: symbol, arguments: resolved(first.arguments, in: context), outer: [:], in: context)
            return resolveMembers(components.dropFirst(), of: start, in: context)
        case .none:
            return resolveUnknown(components, in: context)
        }
    }

    /// A type takes its name from a module that is called alike, whether or not it has the member that follows.
    private func noteHiddenModule(_ name: String, of member: String, by symbol: Symbol, in context: LexicalContext) {
        guard let module = table.module(named: name), !hasMember(member, symbol, in: context),
            !table.lookUp(member, in: module, from: context.file).isEmpty
        else { return }
        note(Problem(name: member, reason: .hiddenModule(name)))
    }

    private func resolveUnknown(_ components: [NameComponent], in context: LexicalContext) -> ResolvedType {
        let first = components[0]
        if first.name == "Self", let type = context.enclosingType {
            return resolveMembers(components.dropFirst(), of: selfType(type), in: context)
        }
        if components.count > 1, table.module(named: first.name) != nil || table.externalModules.contains(first.name) {
            return resolveQualified(components.dropFirst(), module: first.name, in: context)
        }
        return binaryType(components[...], qualifier: nil, in: context)
    }

    /// The type as its own members see it: its arguments are its parameters.
    func selfType(_ type: TypeSymbol) -> ResolvedType {
        if type.declaration.kind == .protocol { return .genericParameter("Self") }
        return nominal(type, arguments: type.declaration.genericParameters.map { .genericParameter($0.name) })
    }

    private func resolved(_ arguments: [TypeSyntax], in context: LexicalContext) -> [ResolvedType] {
        arguments.isEmpty ? [] : arguments.map { resolve($0, in: context.ofTypes) }
    }

    private func resolveQualified(
        _ components: ArraySlice<NameComponent>,
        module name: String,
        in context: LexicalContext
    ) -> ResolvedType {
        guard let first = components.first else { return .verbatim(name) }
        if let module = table.module(named: name) {
            let symbols = table.lookUp(first.name, in: module, from: context.file)
            if let symbol = meant(first.name, among: symbols) {
                let arguments = resolved(first.arguments, in: context)
                let start = type(of: symbol, arguments: arguments, outer: [:], in: context)
                return resolveMembers(components.dropFirst(), of: start, in: context)
            }
        }
        return binaryType(components, qualifier: name, in: context)
    }

    /// Inside out, then the module, then its imports. As for the compiler, what protocols give to the types that conform to them is looked
    /// at only when all that has nothing, except for the name that an expression begins with.
    private func lookUp(_ name: String, in context: LexicalContext) -> Start {
        let (scoped, hidden) = lookUpInScopes(name, in: context, includesProtocols: context.isExpression)
        let found = scoped ?? lookUpAtTopLevel(name, in: context)
        guard let hidden else { return found }
        // Without `MemberImportVisibility` the member is meant, with it what is further out; if that is nothing, there is no choice.
        if case .none = found { return hidden.start }
        note(Problem(name: name, reason: .memberOfUnimportedModule(hidden.module)))
        return found
    }

    private func lookUpAtTopLevel(_ name: String, in context: LexicalContext) -> Start {
        switch table.lookUp(name, in: context.file) {
        case .found(let symbols):
            return meant(name, among: symbols).map { .symbol($0) } ?? .none
        case .conditional(let symbols, let conditions):
            if let first = symbols.first { context.file.module.conditions.require(conditions, at: first.location) }
            return meant(name, among: symbols, under: conditions).map { .symbol($0) } ?? .none
        case .none:
            if context.isExpression || StandardLibrary.typeNames.contains(name) { return .none }
            let (found, hidden) = lookUpInScopes(name, in: context, includesProtocols: true)
            return found ?? hidden?.start ?? .none
        }
    }

    /// What is found, and what was met before it but is of a module that the file does not import.
    private func lookUpInScopes(
        _ name: String,
        in context: LexicalContext,
        includesProtocols: Bool
    ) -> (Start?, hidden: (start: Start, module: String)?) {
        var hidden: (start: Start, module: String)?
        var current: LexicalContext? = context
        while let place = current {
            if !place.genericParameters.isEmpty, place.genericParameters.contains(name) {
                return (.genericParameter, hidden)
            }
            if let type = place.type {
                if type.declaration.kind == .protocol, isAssociatedType(name, of: type) {
                    return (.genericParameter, hidden)
                }
                let member =
                    member(name, of: type, from: context)
                    ?? (includesProtocols ? requirement(name, of: type, from: context) : nil)
                if let member {
                    guard let module = member.module, !context.file.sees(module) else {
                        return (.member(member, of: type), hidden)
                    }
                    hidden = hidden ?? (.member(member, of: type), module.name)
                }
            }
            current = place.outer
        }
        return (nil, hidden)
    }

    /// The one that a name means among all that are in sight; where they differ, the first, and a problem is noted.
    func meant(_ name: String, among symbols: [Symbol], under conditions: Conditions = []) -> Symbol? {
        guard symbols.count > 1, let first = symbols.first else {
            // Whoever never builds for another system may name what is there only on this one; release builds come to everybody.
            if let only = symbols.first { only.module.conditions.requireBuildKind(only.conditions, at: only.location) }
            return symbols.first
        }
        for symbol in symbols { symbol.module.conditions.require(symbol.conditions, at: symbol.location) }
        let available = symbols.filter { !$0.isUnavailable }
        let distinct = distinct(available.isEmpty ? symbols : available)
        if distinct.count > 1 {
            let modules = Set(distinct.map(\.module.name)).sorted()
            if modules.count == 1 {
                note(Problem(name: name, reason: .severalDeclarations(distinct.map(\.location))))
            } else if conditions.isEmpty {
                note(Problem(name: name, reason: .severalModules(modules)))
            } else {
                note(Problem(name: name, reason: .severalConditions(modules: modules, conditions: conditions)))
            }
        }
        return distinct.first ?? first
    }

    /// Without those that mean the same as one before: aliases of one type, branches of one `#if`.
    private func distinct(_ symbols: [Symbol]) -> [Symbol] {
        var found: [Symbol] = []
        var meanings: Set<String> = []
        for symbol in symbols {
            let isAlternative = found.contains { other in
                other.module === symbol.module && !(other.conditions.isEmpty && symbol.conditions.isEmpty)
            }
            if !isAlternative, meanings.insert(meaning(of: symbol)).inserted { found.append(symbol) }
        }
        return found
    }

    /// Equal for declarations that the compiler does not tell apart.
    private func meaning(of symbol: Symbol) -> String {
        switch symbol {
        case .type(let type): return type.access < .internal ? "\(type.identity) \(type.file.index)" : type.identity
        case .alias(let alias):
            if !alias.declaration.genericParameters.isEmpty || alias.hasAlternatives {
                return "\(alias.location)"
            }
            return withoutProblems { expand(alias, arguments: [], outer: [:]) }.identity
        }
    }

    /// The declared type, or what an alias stands for, with what the generic parameters around it stand for.
    func type(
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
            let (type, problems) = collectingProblems { resolveConstraint(alias.declaration.type, in: alias.context) }
            alias.resolved = type
            alias.problems = problems.map { problem in
                var problem = problem
                problem.alias = problem.alias ?? alias.location
                return problem
            }
            alias.isResolving = false
        }
        for problem in alias.problems { note(problem) }
        let target = alias.resolved ?? .verbatim(alias.declaration.name)
        let parameters = alias.declaration.genericParameters
        if parameters.isEmpty { return substitute(outer, into: target, in: alias.context).applying(arguments) }
        let map = outer.merging(ResolvedType.substitution(parameters, arguments)) { $1 }
        return substitute(map, into: target, in: alias.context)
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
        case .genericParameter("Self"):
            guard let type = context.enclosingType, type.declaration.kind == .protocol,
                let member = member(component.name, of: type, from: context)
            else { return .genericParameter("Self.\(component.name)") }
            let arguments = resolved(component.arguments, in: context)
            return self.type(of: member, arguments: arguments, base: base, in: context)
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
        if let parent = symbol(of: base, from: context.file) {
            if let member = member(component.name, of: parent, from: context)
                ?? requirement(component.name, of: parent, from: context)
            {
                return type(of: member, arguments: arguments, base: .nominal(base), in: context)
            }
            if parent.declaration.kind == .protocol, isAssociatedType(component.name, of: parent) {
                return .genericParameter("Self.\(component.name)")
            }
        }
        if base.module == nil, let known = StandardLibrary.member(component.name, of: base.path, base.arguments) {
            return known
        }
        if base.module == nil,
            let symbol = table.binaryMembers[base.path.joined(separator: ".")]?[component.name]?.first
        {
            mention(base.path[0], qualifier: nil, in: context.file)
            let outer = StandardLibrary.parameters(of: base)
            let found = type(of: symbol, arguments: arguments, outer: outer, in: context)
            guard case .type = symbol, case .nominal(var nominal) = found else { return found }
            // In `[Int].Page` and `[String].Page` it is nested in different types.
            nominal.outerArguments = base.nesting(component.name, arguments: []).outerArguments
            return .nominal(nominal)
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
}

extension TypeSyntax {
    /// Whether `any` or `some` is part of it, outside generic arguments.
    fileprivate var hasConstraint: Bool {
        switch self {
        case .any, .some: true
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .metatype(let type),
            .protocolMetatype(let type), .member(let type, _), .attributed(_, _, let type):
            type.hasConstraint
        case .dictionary(let key, let value): key.hasConstraint || value.hasConstraint
        case .tuple(let elements): elements.contains { $0.type.hasConstraint }
        default: false
        }
    }
}
