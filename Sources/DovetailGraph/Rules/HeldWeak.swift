import DovetailDiagnostics

/// A shared object keeps a weak one, be it through what is made for it alone: as long as the scope is open, it is never let go.
enum HeldWeak {
    static let rule = Rule(id: .heldWeak, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let answered = analysis.answered
        let graph = answered.graph
        guard graph.bindings.contains(where: { $0.lifetime == .weak }) else { return [] }
        let roads = roadsToWeak(in: answered)
        return answered.reached.filter { graph[$0].lifetime.isShared }.flatMap { holder in
            answered.edges[holder.index].compactMap { edge in
                guard edge.kind == .hard else { return nil }
                let isWeak = graph[edge.target].lifetime == .weak
                guard isWeak || roads[edge.target.index] != nil else { return nil }
                return finding(
                    at: ParameterSite(binding: holder, dependency: edge.dependency),
                    edge.target,
                    roads,
                    analysis
                )
            }
        }
    }

    /// For each transient and per-graph object whose making takes a weak one, the first parameter on a shortest way to it.
    private static func roadsToWeak(in answered: AnsweredGraph) -> [Edge.Place?] {
        let graph = answered.graph
        var dependants = graph.bindings.map { _ in [(dependant: BindingID, place: Edge.Place)]() }
        for id in answered.reached where !graph[id].lifetime.isHeld {
            for edge in answered.edges[id.index] where edge.kind == .hard {
                dependants[edge.target.index].append((id, edge.place))
            }
        }
        var roads: [Edge.Place?] = graph.bindings.map { _ in nil }
        var queue = answered.reached.filter { graph[$0].lifetime == .weak }
        var next = 0
        while next < queue.count {
            for (dependant, place) in dependants[queue[next].index] where roads[dependant.index] == nil {
                roads[dependant.index] = place
                queue.append(dependant)
            }
            next += 1
        }
        return roads
    }
}

extension Binding.Lifetime {
    /// Whether the scope holds the object until it ends.
    fileprivate var isShared: Bool { self == .shared || self == .lazyShared }
}

// MARK: - Wording

extension HeldWeak {
    private static func finding(
        at site: ParameterSite,
        _ target: BindingID,
        _ roads: [Edge.Place?],
        _ analysis: Analysis
    ) -> Diagnostic {
        let answered = analysis.answered
        let graph = answered.graph
        var notes = answered.road(to: site.binding)
        var weak = target
        while let place = roads[weak.index] {
            notes.append(answered.step(through: ParameterSite(binding: weak, dependency: place.dependency), .related))
            weak = place.target
        }
        let holder = graph[site.binding]
        let dependency = answered.dependency(at: site)
        let scope = graph[holder.scope].name.quoted
        var asked = dependency.key
        if case .optional(let wrapped) = dependency.request { asked = wrapped }
        let closure = analysis.closureType(
            analysis.effects.making[target.index],
            returning: asked,
            askedBy: site.binding,
            isLate: true
        )
        notes.append(.init(.related, "\(graph[weak].quoted) is registered as weak", at: graph[weak].location))
        notes.append(
            .init(
                .suggestion,
                "let \(dependency.parameter.quoted) be \(closure.quoted), or register \(graph[weak].quoted) as `Shared`",
                at: dependency.location
            )
        )
        return Diagnostic(
            .heldWeak,
            severity: .warning,
            at: dependency.location,
            "\(holder.quoted) is shared and holds the weak \(graph[weak].quoted) (parameter \(dependency.parameter.quoted)), so that it is "
                + "never let go while \(scope) is open",
            notes: notes
        )
    }
}
