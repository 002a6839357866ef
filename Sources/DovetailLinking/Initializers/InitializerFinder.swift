import DovetailSyntax

/// Finds all initializers of a type, the implied and inherited ones included.
///
/// It does not know of those that nobody writes and nobody injects into (a synthesized `init(from:)`), of those that extensions in binary
/// modules add, and of the `init()` that an actor keeps when all of its own initializers delegate: that is told by their bodies.
final class InitializerFinder {
    let resolver: NameResolver
    private var cache: [ObjectIdentifier: [InitializerCandidate]] = [:]
    private var visiting: Set<ObjectIdentifier> = []

    init(resolver: NameResolver) {
        self.resolver = resolver
    }

    /// Those of all declarations of a type: `#if` may hold more than one of them. Those of protocols' extensions come last.
    func candidates(of nominal: NominalType, from file: FileSymbol) -> [InitializerCandidate] {
        let symbols = resolver.table.symbols(of: nominal)
        let accessible = symbols.filter { $0.access.reaches(file, from: $0.file) }
        return (accessible.isEmpty ? symbols : accessible).flatMap { symbol in
            let own = candidates(of: symbol)
            return own + ConformanceInitializers(of: symbol, resolver: resolver).candidates(besides: own)
        }
    }

    /// In source order: the declaration's own, the implied ones, then those of extensions and superclasses.
    func candidates(of type: TypeSymbol) -> [InitializerCandidate] {
        let id = ObjectIdentifier(type)
        if let known = cache[id] { return known }
        // A class that inherits from itself is the compiler's to complain of.
        guard visiting.insert(id).inserted else { return [] }
        defer { visiting.remove(id) }
        let own = declared(type.declaration.members, of: type, in: nil)
        let added = type.extensions.flatMap { declared($0.declaration.members, of: type, in: $0) }
        let implied =
            switch type.declaration.kind {
            case .struct: impliedByStruct(type, own: own)
            case .class, .actor: InheritedInitializers(of: type, finder: self).candidates(besides: own, added: added)
            case .enum, .protocol: [InitializerCandidate]()
            }
        let all = own + implied + added
        cache[id] = all
        return all
    }

    /// The superclass's initializer in whose place one stands; nil where there is none.
    func overridden(by candidate: InitializerCandidate) -> InitializerCandidate? {
        guard candidate.isOverride else { return nil }
        return InheritedInitializers(of: candidate.owner, finder: self).overridden(by: candidate)
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
                access: min(type.memberAccess, AccessLevel.stated(in: declaration.modifiers) ?? defaultAccess),
                conditions: type.conditions.adding(addition?.conditions ?? []).adding(own),
                offset: declaration.offset
            )
        }
    }

    /// Any initializer in the declaration takes the implied ones away; where all of them are under conditions, those are there otherwise.
    private func impliedByStruct(_ type: TypeSymbol, own: [InitializerCandidate]) -> [InitializerCandidate] {
        guard let absence = own.conditionsOfAbsence(in: type) else { return [] }
        return MemberwiseInitializer(of: type, resolver: resolver, finder: self).candidates.map { candidate in
            var candidate = candidate
            candidate.conditions = candidate.conditions.adding(absence)
            return candidate
        }
    }
}

extension [InitializerCandidate] {
    /// What has to hold for none of them to be there; nil where one of them always is.
    func conditionsOfAbsence(in type: TypeSymbol) -> Conditions? {
        var absence: Conditions = []
        for candidate in self {
            let own = candidate.conditions.filter { !type.conditions.contains($0) }
            if own.isEmpty { return nil }
            absence = absence.adding(own.negated)
        }
        return type.module.conditions.canHold(type.conditions + absence) ? absence : nil
    }
}
