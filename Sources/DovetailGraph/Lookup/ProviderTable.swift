/// Who offers which key, and to whom it is visible.
final class ProviderTable {
    private let tree: ScopeTree
    private let providers: [Key: [Provider]]
    /// By what is wrapped, the outermost decorator.
    private var outermost: [Provider: Provider] = [:]

    /// - Parameter replacements: Leaves out what is replaced.
    init(_ graph: Graph, in tree: ScopeTree, _ replacements: Replacements? = nil) {
        var providers: [Key: [Provider]] = [:]
        providers.reserveCapacity(graph.bindings.count)
        for (index, binding) in graph.bindings.enumerated() {
            // A decorator is found by way of what it wraps.
            if binding.decoration != nil || replacements?.isReplaced(BindingID(index)) == true { continue }
            for (position, key) in binding.keys.enumerated() {
                let provider = Provider(binding: BindingID(index), key: position, scope: binding.scope)
                providers[key, default: []].append(provider)
            }
        }
        self.tree = tree
        self.providers = providers
    }

    /// Lets decorators answer in the place of what they wrap.
    func decorate(by outermost: [Provider: Provider]) {
        self.outermost = outermost
    }

    /// Every provider of the key, in listed order, without decorators.
    func all(of key: Key) -> [Provider] {
        providers[key] ?? []
    }

    /// What answers the key in this scope, decorated.
    func visible(_ key: Key, from scope: ScopeID) -> Provider? {
        registered(key, from: scope).map(decorated)
    }

    /// What is registered for the key in this scope: of the nearest scope outwards that offers it, the first listed provider.
    func registered(_ key: Key, from scope: ScopeID) -> Provider? {
        guard let candidates = providers[key] else { return nil }
        var nearest: Provider?
        for candidate in candidates where tree.contains(scope, in: candidate.scope) {
            if let found = nearest, !tree.isInner(candidate.scope, than: found.scope) { continue }
            nearest = candidate
        }
        return nearest
    }

    /// The providers that live in descendants of the scope, which it can't see; outermost first.
    func shorterLived(_ key: Key, than scope: ScopeID) -> [Provider] {
        all(of: key)
            .filter { $0.scope != scope && tree.contains($0.scope, in: scope) }
            .sorted { ($0.scope, $0.binding) < ($1.scope, $1.binding) }
            .map(decorated)
    }

    /// The first listed provider of each scope, outer scopes first.
    func firstOfEachScope(_ key: Key) -> [Provider] {
        var seen: Set<ScopeID> = []
        return all(of: key).filter { seen.insert($0.scope).inserted }.sorted { $0.scope < $1.scope }.map(decorated)
    }

    /// The outermost decorator of what the provider offers, or the provider.
    func decorated(_ provider: Provider) -> Provider {
        outermost[provider] ?? provider
    }
}
