extension AbsenceSearch {
    /// Why a binding of the graph is not made; what there is to say where it is.
    func reasons(for number: Int) -> [Reason] {
        let binding = index[number]
        switch binding.state {
        case .needed: return presence(of: number)
        case .replaced: return [replacement(of: binding)]
        case .withoutTarget: return [missingTarget(of: number)]
        case .unneeded: break
        }
        var reasons: [Reason] = []
        if binding.lifetime == .input {
            let isOptional = index.composition.scopes.contains { $0.optionalInputs.contains(binding.id) }
            reasons.append(
                Reason(
                    .handedIn,
                    isOptional
                        ? "it need not be handed in, since nothing takes it where something is overridden"
                        : "it is handed in all the same, as every input is; nothing takes it",
                    at: binding.location
                )
            )
        }
        reasons += replacedElements(number) + outranking(number)
        let ends = ends(above: number)
        if !ends.isEmpty { return reasons + ends }
        if !index.users[number].isEmpty {
            let names = index.users[number].prefix(Self.shown).map { index[$0.source].name.quoted }
            return reasons + [
                Reason(
                    .usersNotNeeded,
                    "only \(names.enumerated(with: "and")) would need it, in a circle that no root leads to",
                    at: index.users[number].first.map { index[$0.source].location }
                )
            ]
        }
        return reasons + (reasons.contains { $0.kind == .outranked } ? [] : [unasked(number)])
    }

    private func presence(of number: Int) -> [Reason] {
        let binding = index[number]
        if binding.keys.isEmpty, let collection = binding.contributions.first?.collection {
            return replacedElements(number) + [
                Reason(
                    .there,
                    "it is there, as an element of \(collection.quoted); alone it is handed to nobody, as it has no key",
                    at: binding.location
                )
            ]
        }
        return replacedElements(number)
    }

    func replacement(of binding: GraphDocument.Binding) -> Reason {
        guard let id = binding.replacement, let number = index.numbers[id] else {
            return Reason(.replaced, "an override has put something else in its place", at: binding.location)
        }
        let other = index[number]
        let keys = binding.keys.filter { other.keys.contains($0) }.map(\.quoted)
        let offer = keys.isEmpty ? "" : ", which offers \(keys.enumerated(with: "and")) too"
        let owner = other.assembly.map { "the override \($0.quoted)" } ?? "an override"
        return Reason(
            .replaced,
            "\(owner) puts \(other.name.quoted) in its place\(offer)",
            at: other.location
        )
    }

    /// A decorator wraps what its own scope offers.
    private func missingTarget(of number: Int) -> Reason {
        let binding = index[number]
        guard let key = binding.keys.first else {
            return Reason(.withoutTarget, "it decorates what is not there", at: binding.location)
        }
        let offering = index.offering(key).filter { !index[$0].isDecorator && $0 != number }
        if let replaced = offering.first(where: { index[$0].state == .replaced && index[$0].scope == binding.scope }) {
            return Reason(
                .withoutTarget,
                "it decorates \(key.quoted), which \(index[replaced].name.quoted) offered",
                at: index[replaced].location,
                because: [replacement(of: index[replaced])]
            )
        }
        if let other = offering.first(where: { index[$0].state != .replaced }) {
            return Reason(
                .withoutTarget,
                "it decorates \(key.quoted) in \(binding.scope.quoted), and \(index[other].name.quoted) offers that in "
                    + "\(index[other].scope.quoted): a decorator wraps what its own scope offers",
                at: index[other].location
            )
        }
        let unlisted = registry.lines(for: AskedName(key.spelling)).filter { !$0.registration.isDecorator }
        return Reason(
            .withoutTarget,
            "it decorates \(key.quoted), which nothing in \(binding.scope.quoted) offers",
            at: binding.location,
            because: unlisted.prefix(Self.shown).map(unlistedReason)
        )
    }

    /// Elements of maps in whose place an override has put others.
    private func replacedElements(_ number: Int) -> [Reason] {
        let binding = index[number]
        let overrides = Set(index.composition.assemblies.filter { $0.role == .override }.map(\.identity))
        return binding.contributions.compactMap { contribution in
            guard let key = contribution.mapKey else { return nil }
            let isElement = index.users[number].contains { link in
                index[link.source].isCollection && index[link.source].keys.contains(contribution.collection)
            }
            if isElement { return nil }
            let other = index.composition.bindings.indices.first { other in
                other != number && index[other].contributions.contains(contribution)
                    && index[other].owner.map(overrides.contains) ?? false
            }
            guard let other else { return nil }
            return Reason(
                .replaced,
                "in \(contribution.collection.quoted) the override \((index[other].assembly ?? "").quoted) puts "
                    + "\(index[other].name.quoted) in its place, under the key \(key.quoted)",
                at: index[other].location
            )
        }
    }

    /// Bindings that answer its keys in its place.
    private func outranking(_ number: Int) -> [Reason] {
        let binding = index[number]
        var seen: Set<Int> = []
        let others = binding.keys.flatMap(index.offering).filter { other in
            other != number && index.isNeeded(other) && index[other].decorated != binding.id
                && !index[other].isDecorator && seen.insert(other).inserted
        }
        return others.prefix(Self.shown).map { other in
            let users = index.users[other].filter { index.isNeeded($0.source) }.map { index[$0.source].name.quoted }
            let askers = users.isEmpty ? "whoever asks" : users.prefix(Self.shown).enumerated(with: "and")
            let keys = binding.keys.filter { index[other].keys.contains($0) }.map(\.quoted).enumerated(with: "and")
            return Reason(
                .outranked,
                "for \(keys), \(askers) \(users.count > 1 ? "get" : "gets") \(index[other].name.quoted), which \(precedence(of: other, over: number))",
                at: index[other].location
            )
        }
    }

    func precedence(of other: Int, over number: Int) -> String {
        let (winner, loser) = (index[other].scope, index[number].scope)
        if winner == loser { return "is listed before it" }
        if index.sees(winner, loser) { return "is in the nearer \(winner.quoted)" }
        if index.sees(loser, winner) { return "is in \(winner.quoted), around \(loser.quoted)" }
        return "is in \(winner.quoted), where this one can't be seen"
    }
}

extension GraphDocument.Binding {
    /// Its assembly; nil for a collection.
    var owner: GraphDocument.Member.Identity? {
        guard let assembly, let module else { return nil }
        return .init(name: assembly, module: module)
    }

    /// Whether it wraps something, or was meant to.
    var isDecorator: Bool {
        decorated != nil || state == .withoutTarget || dependencies.contains { $0.kind == .decorated }
    }
}
