extension Analysis {
    /// The graph as generation reads it. Only of use where no rule found an error.
    func makeResolvedGraph() -> ResolvedGraph {
        let exposed = exposedBindings()
        return ResolvedGraph(
            graph: graph,
            scopes: graph.scopes.indices.map { resolvedScope(ScopeID($0), exposing: exposed[$0]) },
            resolutions: graph.bindings.indices.map { resolutions(of: BindingID($0)) },
            making: effects.making
        )
    }

    private func resolvedScope(
        _ scope: ScopeID,
        exposing exposed: [ResolvedGraph.ExposedBinding]
    ) -> ResolvedGraph.Scope {
        var resolved = ResolvedGraph.Scope(
            inputs: answered.answerer.inputs[scope.index],
            exposed: exposed,
            opening: effects.openings[scope.index],
            children: answered.tree.children[scope.index]
        )
        if !graph.overrides.isEmpty {
            resolved.optionalInputs = Set(resolved.inputs.filter { !answered.isReached($0) })
        }
        resolved.waves = order.waves[scope.index]
        for id in order.sequences[scope.index] {
            if !graph[id].lifetime.isHeld {
                resolved.transients.append(id)
            } else if order.laziness.staysLazy[id.index] {
                resolved.lazy.append(id)
                if order.laziness.isMadeAtOpeningFirst[id.index] { resolved.eager.append(id) }
            } else {
                resolved.eager.append(id)
            }
        }
        return resolved
    }

    /// By scope, each once, in the order of the exposures.
    private func exposedBindings() -> [[ResolvedGraph.ExposedBinding]] {
        var exposed = graph.scopes.map { _ in [ResolvedGraph.ExposedBinding]() }
        var seen: Set<Provider> = []
        for root in answered.roots where seen.insert(root.provider).inserted {
            let (binding, key) = (root.provider.binding, root.provider.key)
            exposed[root.provider.scope.index].append(.init(binding: binding, key: key))
        }
        return exposed
    }

    private func resolutions(of binding: BindingID) -> [ResolvedGraph.Resolution] {
        var resolutions = answered.answers[binding.index].map { answer in
            guard case .found(let resolution) = answer else { return ResolvedGraph.Resolution.none }
            return resolution
        }
        for edge in answered.edges[binding.index] where order.isLate(edge, of: binding) {
            if case .closure(let target, let key, _) = resolutions[edge.dependency] {
                resolutions[edge.dependency] = .closure(target, key: key, isLate: true)
            }
        }
        return resolutions
    }
}
