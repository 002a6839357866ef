/// Which bindings of two graphs are the same. Each has a number, the same in both where it is in both.
struct BindingMatching {
    /// Of a binding's place in its graph.
    let numbers: Sided<[Int]>
    /// The place in each graph of what has a number.
    let places: [Sided<Int?>]
    /// The numbers of those in both that differ in nothing but where they stand.
    let unchanged: Set<Int>

    init(_ indices: Sided<CompositionIndex>, _ scopes: ScopeMatching) {
        var partners = [Int?](repeating: nil, count: indices.old.bindings.count)
        var open = Sided { side in Array(indices[side].bindings.indices) }
        var unchanged: Set<Int> = []
        for (rule, trait) in Self.traits.enumerated() where !open.old.isEmpty && !open.new.isEmpty {
            var candidates: [Trait: [Int]] = [:]
            for index in open.new {
                guard let found = trait(indices.new.bindings[index], .new, scopes) else { continue }
                candidates[found, default: []].append(index)
            }
            // Those that are alike in it are taken in order, the last of them being the cheapest to take away.
            candidates = candidates.mapValues { $0.reversed() }
            var taken: Set<Int> = []
            for index in open.old {
                guard let found = trait(indices.old.bindings[index], .old, scopes) else { continue }
                guard let partner = candidates[found]?.popLast() else { continue }
                partners[index] = partner
                if rule == 0 { unchanged.insert(partner) }
                taken.insert(partner)
            }
            open.old.removeAll { partners[$0] != nil }
            open.new.removeAll { taken.contains($0) }
        }
        var places: [Sided<Int?>] = indices.new.bindings.indices.map { Sided(old: nil, new: $0) }
        var oldNumbers: [Int] = []
        for (index, partner) in partners.enumerated() {
            if let partner {
                places[partner].old = index
                oldNumbers.append(partner)
            } else {
                oldNumbers.append(places.count)
                places.append(Sided(old: index, new: nil))
            }
        }
        self.places = places
        self.unchanged = unchanged
        numbers = Sided(old: oldNumbers, new: Array(indices.new.bindings.indices))
    }

    /// What two bindings have in common that are the same. Each array starts with the number of the rule.
    private enum Trait: Hashable {
        case whole(GraphDocument.Binding)
        case parts([String])
    }

    private typealias Rule = @Sendable (GraphDocument.Binding, Side, ScopeMatching) -> Trait?

    /// From what leaves no doubt to what only says that one has taken the place of the other.
    private static let traits: [Rule] = [
        { binding, side, scopes in .whole(binding.withoutPlaces(scope: scopes.name(binding.scope, side))) },
        { binding, side, scopes in
            .parts(binding.what + binding.offers + binding.registrar + [scopes.name(binding.scope, side)])
        },
        { binding, side, scopes in .parts(binding.what + binding.offers + [scopes.name(binding.scope, side)]) },
        { binding, _, _ in .parts(binding.what + binding.offers + binding.registrar) },
        { binding, _, _ in .parts(binding.what + binding.offers) },
        { binding, side, scopes in
            guard !binding.keys.isEmpty, !binding.isDecorator else { return nil }
            return .parts(
                [binding.state == .replaced ? "replaced" : ""] + binding.identities
                    + [scopes.name(binding.scope, side)]
            )
        },
        { binding, side, scopes in
            .parts([binding.name, binding.kind] + binding.registrar + [scopes.name(binding.scope, side)])
        },
    ]
}

extension GraphDocument.Binding {
    fileprivate func withoutPlaces(scope: String) -> GraphDocument.Binding {
        var binding = self
        let nowhere = GraphDocument.Place(path: "", line: 0, column: 0)
        binding.id = ""
        binding.scope = scope
        binding.location = nowhere
        for index in binding.dependencies.indices { binding.dependencies[index].location = nowhere }
        return binding
    }

    /// What it is and makes. Kinds are kept apart.
    fileprivate var what: [String] {
        [name, keys.first?.tag ?? "", kind, String(keys.count)]
    }

    fileprivate var kind: String { isDecorator ? "decorator" : isCollection ? "collection" : "" }

    fileprivate var identities: [String] { keys.map(\.identity) }

    /// What it is asked for by.
    fileprivate var offers: [String] {
        identities + contributions.flatMap { [$0.collection.identity, $0.mapKey ?? ""] }
    }

    fileprivate var registrar: [String] { [assembly ?? "", module ?? ""] }
}
