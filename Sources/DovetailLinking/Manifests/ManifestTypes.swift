import DovetailSyntax

/// Finds the types that conform to `Scope`, `Assembly` and `Composition`.
struct ManifestTypes {
    /// Each sorted by module, then name.
    private(set) var scopes: [TypeSymbol] = []
    private(set) var assemblies: [TypeSymbol] = []
    private(set) var compositions: [TypeSymbol] = []
    private let resolver: NameResolver

    init(_ resolver: NameResolver) {
        self.resolver = resolver
        let names = Self.interestingNames(resolver.table)
        for type in resolver.table.types where !type.module.isRuntime && type.declaration.kind != .protocol {
            guard Self.mentions(type, names) else { continue }
            if conforms(type, to: RuntimeVocabulary.scope) { scopes.append(type) }
            if conforms(type, to: RuntimeVocabulary.assembly) { assemblies.append(type) }
            if conforms(type, to: RuntimeVocabulary.composition) { compositions.append(type) }
        }
        scopes.sort(by: Self.precedes)
        assemblies.sort(by: Self.precedes)
        compositions.sort(by: Self.precedes)
    }

    private func conforms(_ type: TypeSymbol, to name: String) -> Bool {
        resolver.allSupertypes(of: type).contains { supertype in
            guard case .nominal(let nominal) = supertype, RuntimeVocabulary.isNamed(name, nominal) else { return false }
            return nominal.module != nil || Self.maySeeRuntime(type)
        }
    }

    /// A file that imports other binary modules but not ours means another type of that name.
    private static func maySeeRuntime(_ type: TypeSymbol) -> Bool {
        let files = [type.file] + type.extensions.map(\.file)
        return files.contains { file in
            file.externalModules.isEmpty || file.externalModules.contains(RuntimeVocabulary.module)
        }
    }

    /// The names that an inheritance clause may reach the vocabulary by: its own, and those of protocols, classes and aliases that lead to it.
    private static func interestingNames(_ table: SymbolTable) -> Set<String> {
        var names: Set<String> = [RuntimeVocabulary.scope, RuntimeVocabulary.assembly, RuntimeVocabulary.composition]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            // Classes hand their conformances down, too.
            for type in table.types where type.isInheritable && !names.contains(type.declaration.name) {
                if type.module.isRuntime || !mentions(type, names) { continue }
                names.insert(type.declaration.name)
                isGrowing = true
            }
            for alias in table.aliases where !names.contains(alias.declaration.name) {
                // Inside an assembly the word is a scope's alias and leads nowhere.
                guard alias.context.type == nil, mentions(alias.declaration.type, names) else { continue }
                names.insert(alias.declaration.name)
                isGrowing = true
            }
        }
        return names
    }

    private static func mentions(_ type: TypeSymbol, _ names: Set<String>) -> Bool {
        type.declaration.inherited.contains { mentions($0, names) }
            || type.extensions.contains { $0.declaration.inherited.contains { mentions($0, names) } }
    }

    private static func mentions(_ syntax: TypeSyntax, _ names: Set<String>) -> Bool {
        switch syntax {
        case .named(_, let components): components.last.map { names.contains($0.name) } ?? false
        case .composition(let parts): parts.contains { mentions($0, names) }
        case .any(let type), .attributed(_, _, let type): mentions(type, names)
        default: false
        }
    }

    private static func precedes(_ left: TypeSymbol, _ right: TypeSymbol) -> Bool {
        if left.module !== right.module { return left.module.name < right.module.name }
        if left.name != right.name { return left.name < right.name }
        return (left.file.index, left.declaration.offset) < (right.file.index, right.declaration.offset)
    }
}

extension TypeSymbol {
    fileprivate var isInheritable: Bool { declaration.kind == .protocol || declaration.kind == .class }
}
