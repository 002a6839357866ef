/// Which decorators wrap what, in a graph whose replacements are known.
///
/// Those of a key in a scope wrap each other in listed order. A decorator of something that an override took away is left out with it.
struct Decorations: Sendable {
    /// The graph with each decorator knowing what it wraps, and living as long.
    private(set) var graph: Graph
    /// By what is wrapped, the outermost of those that wrap it.
    private(set) var outermost: [Provider: Provider] = [:]
    /// Decorators of keys that nothing in their scope offers or ever offered.
    private(set) var withoutTarget: [BindingID] = []

    init(_ graph: Graph, _ table: ProviderTable, _ replacements: Replacements) {
        self.graph = graph
        let decorators = graph.bindings.indices.filter { graph.bindings[$0].decoration != nil }
        if decorators.isEmpty { return }
        var formerKeys: Set<ScopedKey> = []
        for replaced in replacements.replacers.keys {
            for key in graph[replaced].keys { formerKeys.insert(ScopedKey(key: key, scope: graph[replaced].scope)) }
        }
        for index in decorators {
            let (id, binding) = (BindingID(index), graph.bindings[index])
            guard let key = binding.keys.first else { continue }
            guard let target = table.all(of: key).first(where: { $0.scope == binding.scope }) else {
                if !formerKeys.contains(ScopedKey(key: key, scope: binding.scope)) { withoutTarget.append(id) }
                continue
            }
            let inner = outermost[target] ?? target
            wrap(inner, in: id)
            outermost[target] = Provider(binding: id, key: 0, scope: binding.scope)
        }
    }

    private mutating func wrap(_ inner: Provider, in decorator: BindingID) {
        let wrapped = graph[inner.binding]
        let binding = Binding(graph[decorator])
        binding.decoration?.inner = inner.binding
        binding.decoration?.innerKey = inner.key
        binding.arguments = wrapped.arguments
        binding.nonSendableArguments = wrapped.nonSendableArguments
        // What wraps an input is made when the scope opens.
        binding.lifetime = wrapped.lifetime == .input ? .shared : wrapped.lifetime
        if !binding.lifetime.isHeld { binding.unsendableKeys = [] }
        graph.bindings[decorator.index] = binding
    }

    private struct ScopedKey: Hashable {
        let key: Key
        let scope: ScopeID
    }
}
