import DovetailSyntax

/// What a class inherits, or gets where there is nothing to inherit.
struct InheritedInitializers {
    private let type: TypeSymbol
    private let finder: InitializerFinder
    private let resolver: NameResolver
    /// The superclass's, in terms of the class's own generic parameters.
    private let inheritable: [(candidate: InitializerCandidate, signature: InitializerSignature)]
    private let superclass: TypeSymbol?

    init(of type: TypeSymbol, finder: InitializerFinder) {
        self.type = type
        self.finder = finder
        resolver = finder.resolver
        guard let (symbol, nominal) = finder.resolver.superclass(of: type) else {
            superclass = nil
            inheritable = []
            return
        }
        superclass = symbol
        let map = finder.resolver.substitution(for: nominal, symbol)
        inheritable = finder.candidates(of: symbol).map { candidate in
            var candidate = candidate
            candidate.substitution =
                candidate.substitution.isEmpty ? map : candidate.substitution.mapValues { $0.substituting(map) }
            candidate.conditions = candidate.conditions.adding(type.conditions)
            return (candidate, InitializerSignature(candidate, resolver: finder.resolver))
        }
    }

    /// A class without designated initializers inherits all, or gets `init()`; one that overrides all of its superclass's designated ones
    /// inherits the convenience ones.
    func candidates(
        besides own: [InitializerCandidate],
        added: [InitializerCandidate]
    ) -> [InitializerCandidate] {
        let absence = own.filter { !$0.isConvenience }.conditionsOfAbsence(in: type)
        let hasDefaults = absence != nil && storedProperties.allHaveDefaultsInClass
        guard superclass != nil else {
            guard let absence, hasDefaults else { return [] }
            var implicit = InitializerCandidate.implicit(type, under: absence)
            implicit.unreadSuperclass = resolver.unreadSuperclass(of: type)
            return [implicit]
        }
        var inherited: [InitializerCandidate] = []
        let overridden = Set(own.compactMap(overriddenIndex))
        let redeclared = Dictionary(
            (own + added).map { candidate in
                let shadow = InitializerCandidate.Shadow(access: candidate.access, file: candidate.file)
                return (InitializerSignature(candidate, resolver: resolver), shadow)
            },
            uniquingKeysWith: { first, _ in first }
        )
        func inherit(_ candidate: InitializerCandidate, under conditions: Conditions) {
            var candidate = candidate
            candidate.conditions = candidate.conditions.adding(conditions)
            inherited.append(candidate)
        }
        let convenience = conditionsOfConvenience(overridden, inheritsAll: absence != nil && hasDefaults)
        for (index, item) in inheritable.enumerated() {
            if item.candidate.isConvenience {
                guard let convenience else { continue }
                // Found in the superclass itself, with the access that it has there.
                var candidate = item.candidate
                candidate.shadow = redeclared[item.signature] ?? candidate.shadow
                inherit(candidate, under: convenience.adding(absence ?? []))
            } else if let absence, hasDefaults, !overridden.contains(index), redeclared[item.signature] == nil,
                isAccessible(item.candidate)
            {
                var candidate = item.candidate
                candidate.access = min(candidate.access, type.memberAccess)
                candidate.accessFile = type.file
                if type.isExplicitlyNonisolated { candidate.isMadeNonisolated = true }
                inherit(candidate, under: absence)
            }
        }
        return inherited
    }

    /// The one in whose place another stands.
    func overridden(by candidate: InitializerCandidate) -> InitializerCandidate? {
        overriddenIndex(candidate).map { inheritable[$0].candidate }
    }

    private var storedProperties: StoredProperties {
        StoredProperties(of: type, resolver: resolver, finder: finder)
    }

    /// By its full type. It may also take optionals of what the other takes; further conversions are told from the labels alone.
    private func overriddenIndex(_ candidate: InitializerCandidate) -> Int? {
        guard candidate.isOverride, !inheritable.isEmpty else { return nil }
        let signature = InitializerSignature(candidate, resolver: resolver)
        if let exact = inheritable.firstIndex(where: { signature.replaces($0.signature) }) { return exact }
        // `required` may be said of one that overrides nothing.
        guard candidate.declaration?.modifiers.contains("override") == true else { return nil }
        if let wider = inheritable.firstIndex(where: { signature.accepts($0.signature) }) { return wider }
        let alike = inheritable.indices.filter { inheritable[$0].signature.labels == signature.labels }
        return alike.count == 1 ? alike.first : nil
    }

    /// What has to hold for the convenience ones to be inherited; nil where they are not.
    private func conditionsOfConvenience(_ overridden: Set<Int>, inheritsAll: Bool) -> Conditions? {
        guard let superclass else { return nil }
        let designated = inheritable.indices.filter { !inheritable[$0].candidate.isConvenience }
        // Another module can't know that it has seen all designated ones.
        if superclass.module !== type.module, superclass.access >= .public,
            designated.contains(where: { inheritable[$0].candidate.access < .public })
        {
            return nil
        }
        if inheritsAll { return [] }
        let missing = designated.filter { !overridden.contains($0) && !inheritable[$0].candidate.isUnavailable }
        return missing.map { inheritable[$0].candidate }.conditionsOfAbsence(in: type)
    }

    /// The compiler overrides what the class may call.
    private func isAccessible(_ candidate: InitializerCandidate) -> Bool {
        candidate.access > .private && candidate.access.reaches(type.file, from: candidate.accessFile ?? candidate.file)
    }
}
