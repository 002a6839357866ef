/// What the overrides of a graph do.
///
/// What offers a key that an overriding binding offers in the same scope is gone as a whole, with its other keys. Layers are those of the
/// compositions: an override reaches the overrides of what is included, and does not undo what those have replaced.
final class Replacements {
    /// By the binding that is gone, what replaces it: the last listed that does.
    private(set) var replacers: [BindingID: BindingID] = [:]
    /// The bindings of overrides that replace something, or stand in for something of a scope around theirs.
    private(set) var effective: Set<BindingID> = []
    /// The keys of overriding bindings that stand in for something of a scope around theirs.
    private var shadows: Set<Provider> = []
    private var overrides: [Int: Override] = [:]

    init(_ graph: Graph, in tree: ScopeTree) {
        if graph.overrides.isEmpty { return }
        overrides = Dictionary(graph.overrides.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
        let providers = ProviderTable(graph, in: tree)
        let elements = Self.elementsOfMaps(graph)
        for (index, binding) in graph.bindings.enumerated() {
            // A decorator wraps, and replaces nothing.
            guard let override = overrides[binding.assemblyIndex], binding.decoration == nil else { continue }
            let id = BindingID(index)
            for contribution in binding.contributions where contribution.mapKey != nil {
                let others = elements[contribution.collection] ?? []
                let isEffective = others.contains { other in
                    tree.contains(binding.scope, in: other.0.scope)
                        && replaces((binding, contribution), other, in: graph)
                }
                if isEffective { effective.insert(id) }
            }
            for (position, key) in binding.keys.enumerated() {
                for other in providers.all(of: key) where reaches(override, graph[other.binding], graph) {
                    if other.scope == binding.scope {
                        replacers[other.binding] = id
                        effective.insert(id)
                    } else if tree.contains(binding.scope, in: other.scope) {
                        shadows.insert(Provider(binding: id, key: position, scope: binding.scope))
                        effective.insert(id)
                    }
                }
            }
        }
    }

    /// Whether something else is there in its place.
    func isReplaced(_ binding: BindingID) -> Bool { replacers[binding] != nil }

    /// What is there in place of a binding that is gone. An outer override may have replaced what replaces it.
    func standIn(for binding: BindingID) -> BindingID? {
        guard var standing = replacers[binding] else { return nil }
        var seen: Set<BindingID> = []
        while let next = replacers[standing], seen.insert(standing).inserted { standing = next }
        return standing
    }

    /// The override that the binding is of.
    func override(of binding: Binding) -> Override? { overrides[binding.assemblyIndex] }

    /// Whether the key may be offered though a scope around offers it.
    func mayShadow(_ provider: Provider) -> Bool { shadows.contains(provider) }

    /// Whether the binding is of an override and has nothing to replace.
    func isIdle(_ binding: BindingID, in graph: Graph) -> Bool {
        override(of: graph[binding]) != nil && !effective.contains(binding)
    }

    /// Whether the binding is of an override that has nothing to replace, though what it would replace is there: out of its reach.
    func misses(_ provider: Provider, among others: [Provider], in graph: Graph) -> Bool {
        isIdle(provider.binding, in: graph)
            && others.contains { $0.scope == provider.scope && override(of: graph[$0.binding]) == nil }
    }

    /// Whether an element of a map goes in place of another of the same key, in its scope or one around it.
    func replaces(_ element: (Binding, Contribution), _ other: (Binding, Contribution), in graph: Graph) -> Bool {
        guard let override = overrides[element.0.assemblyIndex], element.1.collection == other.1.collection,
            let key = element.1.mapKey, key == other.1.mapKey
        else { return false }
        return reaches(override, other.0, graph)
    }

    /// The elements of maps by the map's key.
    private static func elementsOfMaps(_ graph: Graph) -> [Key: [(Binding, Contribution)]] {
        var elements: [Key: [(Binding, Contribution)]] = [:]
        for binding in graph.bindings {
            for contribution in binding.contributions where contribution.mapKey != nil {
                elements[contribution.collection, default: []].append((binding, contribution))
            }
        }
        return elements
    }

    /// Two that reach each other, from compositions that are both included, are in each other's way.
    private func reaches(_ override: Override, _ other: Binding, _ graph: Graph) -> Bool {
        if other.isCollection { return reaches(override, elementsOf: other, graph) }
        guard override.reach.contains(other.assemblyIndex) else { return false }
        return overrides[other.assemblyIndex].map { !$0.reach.contains(override.index) } ?? true
    }

    /// A collection is replaced as a whole, by whoever reaches one who contributes to it.
    private func reaches(_ override: Override, elementsOf collection: Binding, _ graph: Graph) -> Bool {
        collection.dependencies.contains { dependency in
            guard case .element(let target, _) = dependency.request else { return false }
            return override.reach.contains(graph[target].assemblyIndex)
        }
    }
}
