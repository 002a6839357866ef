import DovetailSyntax

/// Finds all initializers of a type, the implied and inherited ones included.
final class InitializerFinder {
    private let resolver: NameResolver
    private var cache: [ObjectIdentifier: [InitializerCandidate]] = [:]
    private var visiting: Set<ObjectIdentifier> = []

    init(resolver: NameResolver) {
        self.resolver = resolver
    }

    /// Those of all declarations of a type: `#if` may hold more than one of them.
    func candidates(of nominal: NominalType, from file: FileSymbol) -> [InitializerCandidate] {
        let symbols = resolver.table.symbols(of: nominal)
        guard symbols.count > 1 else { return symbols.first.map { candidates(of: $0) } ?? [] }
        let accessible = symbols.filter { $0.access.reaches(file, from: $0.file) }
        return (accessible.isEmpty ? symbols : accessible).flatMap { candidates(of: $0) }
    }

    /// In source order: the declaration's own, the implied ones, then those of extensions and superclasses.
    func candidates(of type: TypeSymbol) -> [InitializerCandidate] {
        let id = ObjectIdentifier(type)
        if let known = cache[id] { return known }
        // A class that inherits from itself is the compiler's to complain of.
        guard visiting.insert(id).inserted else { return [] }
        defer { visiting.remove(id) }
        let own = declared(type.declaration.members, of: type, in: nil)
        var all = own
        switch type.declaration.kind {
        case .struct:
            if own.isEmpty { all.append(MemberwiseInitializer(resolver).candidate(of: type)) }
        case .class, .actor:
            all += impliedByClass(type, own: own)
        case .enum, .protocol:
            break
        }
        for addition in type.extensions {
            all += declared(addition.declaration.members, of: type, in: addition)
        }
        cache[id] = all
        return all
    }

    private func declared(
        _ members: MemberBlock,
        of type: TypeSymbol,
        in addition: ExtensionSymbol?
    ) -> [InitializerCandidate] {
        if members.initializers.isEmpty { return [] }
        let file = addition?.file ?? type.file
        let defaultAccess = addition?.defaultAccess ?? .internal
        return members.initializers.compactMap { declaration in
            guard let own = file.module.conditions.undecided(declaration.conditions) else { return nil }
            return InitializerCandidate(
                origin: .declared(declaration),
                owner: type,
                addition: addition,
                parameters: declaration.parameters,
                access: min(type.access, AccessLevel.stated(in: declaration.modifiers) ?? defaultAccess),
                conditions: type.conditions.adding(addition?.conditions ?? []).adding(own),
                offset: declaration.offset
            )
        }
    }

    /// What a class without designated initializers inherits or gets, and what one that overrides all of its superclass's
    /// designated ones inherits.
    private func impliedByClass(_ type: TypeSymbol, own: [InitializerCandidate]) -> [InitializerCandidate] {
        let designated = own.filter { !$0.isConvenience }
        let superclass = resolver.superclass(of: type)
        if designated.isEmpty {
            let properties = StoredProperties(of: type, resolver: resolver)
            guard properties.allHaveDefaults else { return [] }
            guard let superclass else { return [implicit(type)] }
            return inherited(superclass, by: type, except: own) { _ in true }
        }
        guard let superclass else { return [] }
        let overridden = Set(designated.map(\.labels))
        let needed = candidates(of: superclass.symbol).filter { !$0.isConvenience }
        guard needed.allSatisfy({ overridden.contains($0.labels) }) else { return [] }
        return inherited(superclass, by: type, except: own, where: \.isConvenience)
    }

    private func inherited(
        _ superclass: (symbol: TypeSymbol, nominal: NominalType),
        by type: TypeSymbol,
        except own: [InitializerCandidate],
        where isInherited: (InitializerCandidate) -> Bool
    ) -> [InitializerCandidate] {
        let redeclared = Set(own.map(\.labels))
        let map = resolver.substitution(for: superclass.nominal, superclass.symbol)
        return candidates(of: superclass.symbol).compactMap { candidate in
            guard isInherited(candidate), !redeclared.contains(candidate.labels) else { return nil }
            var candidate = candidate
            candidate.access = min(candidate.access, type.access)
            candidate.substitution =
                candidate.substitution.isEmpty ? map : candidate.substitution.mapValues { $0.substituting(map) }
            candidate.conditions = candidate.conditions.adding(type.conditions)
            return candidate
        }
    }

    private func implicit(_ type: TypeSymbol) -> InitializerCandidate {
        InitializerCandidate(
            origin: .implicit,
            owner: type,
            parameters: [],
            access: min(.internal, type.access),
            conditions: type.conditions,
            offset: type.declaration.nameOffset
        )
    }
}
