import DovetailDiagnostics

extension Analysis {
    /// From where a scope's opening is isolated.
    func isolationRoad(ofOpening scope: ScopeID) -> [Diagnostic.Note] {
        if graph[scope].isolation.actor != nil { return [livingPlace(of: scope)] }
        return effects.openingSources[scope.index].isolatedMaker.map { road(from: $0, to: .isolation) } ?? []
    }

    /// Where what a scope holds has to stay.
    func livingPlace(of scope: ScopeID) -> Diagnostic.Note {
        let node = graph[scope]
        let fact = node.isolation.actor.map { "lives on \($0.quoted)" } ?? "is `Unsynchronized`"
        return .init(.related, "\(node.name.quoted) \(fact)", at: node.location)
    }

    /// From what a closure makes or fetches to the object of an isolated scope that it captures.
    func captureRoad(from edge: Edge) -> (notes: [Diagnostic.Note], held: BindingID) {
        var notes: [Diagnostic.Note] = []
        var current = edge
        while notes.count < Self.stepsShown {
            guard
                let next = answered.edges[current.target.index].first(where: { next in
                    effects.isMade(current.target) && next.kind != .opening && effects.touches(next, graph) != nil
                        && !order.isLate(next, of: current.target)
                })
            else { break }
            notes.append(answered.step(through: .init(binding: current.target, dependency: next.dependency), .related))
            current = next
        }
        return (notes + [holding(current.target)], current.target)
    }

    /// Why only its actor gets hold of an object that is there already.
    func holding(_ id: BindingID) -> Diagnostic.Note {
        let (binding, scope) = (graph[id], graph[graph[id].scope])
        return .init(
            .related,
            "\(binding.name.quoted) is held by \(scope.name.quoted), which lives on \((scope.isolation.actor?.path ?? "").quoted), "
                + "and is not known to be `Sendable`",
            at: binding.location
        )
    }
}
