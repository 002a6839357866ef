import DovetailDiagnostics

/// What is not `Sendable` would go from one actor to another place.
extension IsolationMismatch {
    /// A closure or opener would take it there.
    static func crossing(
        _ check: ClosureCheck,
        _ crossing: ClosureCheck.Crossing,
        _ analysis: Analysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let dependency = analysis.answered.dependency(at: check.site)
        let type: Key
        let way: String
        let causes: [Diagnostic.Note]
        switch crossing {
        case .result(let actor):
            (type, way) = (check.result, "away from \(actor.quoted)")
            causes = analysis.road(from: check.edge.target, to: .isolation)
        case .argument(let argument, let actor):
            (type, way) = (argument, "to \(actor.quoted)")
            causes =
                check.opened.map { analysis.isolationRoad(ofOpening: $0) }
                ?? analysis.road(from: check.edge.target, to: .isolation)
        case .argumentLeaving(let argument, let actor):
            (type, way) = (argument, "away from \(actor.quoted)")
            let subject =
                check.opened.map { "opening \(graph[$0].name.quoted)" }
                ?? "making \(graph[check.edge.target].name.quoted)"
            let location = check.opened.map { graph[$0].location } ?? graph[check.edge.target].location
            causes = [.init(.related, "\(subject) is async, and runs on no actor", at: location)]
        case .argumentSent(let argument, _):
            let target = graph[check.edge.target]
            (type, way) = (argument, "away from its caller")
            causes = [.init(.related, "\(target.name.quoted) takes it as `sending`", at: target.location)]
        }
        var isResult = false
        if case .result = crossing { isResult = true }
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(graph[check.site.binding].name.quoted) would take "
                + "\(isResult ? "" : "its argument ")\(type.quoted), which is not `Sendable`, \(way)",
            notes: analysis.answered.road(to: check.site.binding) + causes + [
                .init(
                    .suggestion,
                    "let \(dependency.parameter.quoted) be \(check.mendedType(forParameter: dependency.key).quoted), "
                        + "or make \(type.elementsQuoted) `Sendable`",
                    at: dependency.location
                )
            ]
        )
    }
}

// MARK: - Objects that are made on no actor

extension IsolationMismatch {
    /// Objects whose own making is async and on no actor, while what they need is on one: the parameters that would take it along.
    static func leavingActors(_ analysis: Analysis) -> [Diagnostic] {
        let graph = analysis.graph
        guard graph.bindings.contains(where: { !$0.nonSendableKeys.isEmpty || !$0.nonSendableArguments.isEmpty }) else {
            return []
        }
        let ties = ActorTies(analysis)
        let places = analysis.placesOfMaking()
        return analysis.answered.reached.flatMap { id -> [Diagnostic] in
            let binding = graph[id]
            let tied = analysis.answered.edges[id.index].filter { edge in
                edge.kind == .hard && graph[edge.target].nonSendableKeys.contains(edge.key) && ties.isTied(edge.target)
            }
            if binding.leavesItsScope { return leavingScope(id, analysis) }
            guard analysis.isNonisolatedAsync(id), let actor = places[id.index] else {
                // On an actor things may be handed on to what takes them away there.
                let sent = tied.filter {
                    binding.dependencies[$0.dependency].isSent && binding.effects.isolation == nil
                }
                return sent.map { sending(id, $0, analysis) }
            }
            var taken = binding.stayingArguments
            for edge in tied { taken[edge.dependency] = .some(edge) }
            return taken.sorted { $0.key < $1.key }.map { place, edge in
                leaving(
                    actor.quoted,
                    id,
                    dependency: place,
                    edge,
                    "let \(binding.name.quoted) be made on \(actor.quoted)",
                    analysis
                )
            }
        }
    }

    /// What leaves its scope takes nothing along but what is `Sendable`, and what is handed over.
    private static func leavingScope(_ id: BindingID, _ analysis: Analysis) -> [Diagnostic] {
        let graph = analysis.graph
        let (binding, scope) = (graph[id], graph[graph[id].scope])
        var taken = binding.stayingArguments
        for edge in analysis.answered.edges[id.index] where !binding.dependencies[edge.dependency].isSent {
            let dependency = binding.dependencies[edge.dependency]
            let isSendable =
                edge.kind == .hard
                ? !graph[edge.target].nonSendableKeys.contains(edge.key) : dependency.isCalledElsewhere
            if !isSendable { taken[edge.dependency] = .some(edge) }
        }
        let place = scope.isolation.actor?.quoted ?? "the place of \(scope.name.quoted)"
        let mend =
            scope.isolation.actor.map { "let \(binding.name.quoted) be made on \($0.quoted)" }
            ?? "let the initializer of \(binding.name.quoted) be `nonisolated(nonsending)`"
        return taken.sorted { $0.key < $1.key }.map { leaving(place, id, dependency: $0.key, $0.value, mend, analysis) }
    }

    /// A parameter takes away what stays where it is.
    private static func sending(_ id: BindingID, _ edge: Edge, _ analysis: Analysis) -> Diagnostic {
        let graph = analysis.graph
        let (binding, target) = (graph[id], graph[edge.target])
        let dependency = binding.dependencies[edge.dependency]
        let taken = target.keys[edge.key]
        let causes =
            target.lifetime == .input
            ? [
                Diagnostic.Note(
                    .related,
                    "\(target.name.quoted) is handed in by whoever opens \(graph[target.scope].name.quoted)",
                    at: target.location
                )
            ] : analysis.road(from: edge.target, to: .isolation)
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(binding.name.quoted) is `sending`, and \(taken.quoted), which is not "
                + "`Sendable`, can't be taken away from where it is",
            notes: analysis.answered.road(to: id) + causes + [
                .init(
                    .suggestion,
                    "make \(taken.elementsQuoted) `Sendable`, or let \(dependency.parameter.quoted) not be `sending`",
                    at: dependency.location
                )
            ]
        )
    }

    /// - Parameter edge: To what is taken; nil for an argument.
    private static func leaving(
        _ place: String,
        _ id: BindingID,
        dependency index: Int,
        _ edge: Edge?,
        _ mend: String,
        _ analysis: Analysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let binding = graph[id]
        let dependency = binding.dependencies[index]
        // A closure is taken itself.
        let taken = edge.flatMap { $0.kind == .hard ? graph[$0.target].keys[$0.key] : nil } ?? dependency.key
        let change: String?
        if let edge, let check = analysis.closureCheck(edge, of: id) {
            // On the scope's actor it is `Sendable`; nothing else that it captures could be.
            change = graph[binding.scope].isolation.actor.map { actor in
                let type = check.typeLeaving(actor, forParameter: dependency.key)
                return "let \(dependency.parameter.quoted) be \(type.quoted)"
            }
        } else {
            change = "make \(taken.elementsQuoted) `Sendable`"
        }
        let causes: [Diagnostic.Note]
        if binding.leavesItsScope {
            causes = [analysis.livingPlace(of: binding.scope)]
        } else if let edge, analysis.effects.making[edge.target.index].isolation != nil {
            causes = analysis.road(from: edge.target, to: .isolation)
        } else if analysis.effects.making[id.index].isolation != nil {
            causes = analysis.road(from: id, to: .isolation)
        } else {
            causes = analysis.isolationRoad(ofOpening: binding.scope)
        }
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(binding.name.quoted) would take \(taken.quoted), which is not "
                + "`Sendable`, away from \(place)",
            notes: analysis.answered.road(to: id) + causes + [
                .init(
                    .related,
                    "\(binding.name.quoted) makes itself on no actor, since its making is async",
                    at: binding.location
                ),
                .init(
                    .suggestion,
                    [change, mend].compactMap(\.self).joined(separator: ", or "),
                    at: dependency.location
                ),
            ]
        )
    }
}

extension Binding {
    /// The parameters that take an argument which is shown not to be `Sendable`, and not taken away from who hands it in.
    fileprivate var stayingArguments: [Int: Edge?] {
        argumentsTaken().filter { nonSendableArguments.contains($0.value) && !dependencies[$0.key].isSent }
            .mapValues { _ in nil }
    }
}

extension Key {
    /// What has to be `Sendable` for a value of the type to be so.
    fileprivate var elementsQuoted: String {
        collection == nil ? name.quoted : "the elements of \(name.quoted)"
    }
}

extension Analysis {
    /// For each binding, the actor on which the code stands that makes it: its making's own, or that of the opening which makes it.
    fileprivate func placesOfMaking() -> [ActorName?] {
        var places = effects.making.map(\.isolation)
        for (scope, sequence) in order.sequences.enumerated() {
            guard let actor = effects.openings[scope].isolation else { continue }
            var pending = sequence.filter {
                graph[$0].lifetime.isHeld && !effects.isMade($0) && !graph[$0].isConcurrent
            }
            while let id = pending.popLast() {
                if places[id.index] == nil { places[id.index] = actor }
                pending += answered.edges[id.index].filter { edge in
                    edge.kind == .hard && places[edge.target.index] == nil && effects.isMade(edge.target)
                }.map(\.target)
            }
        }
        return places
    }
}

/// Which objects are tied to the actor that they were made or are held on, unless they are `Sendable`.
private final class ActorTies {
    private var ties: [Bool]

    init(_ analysis: Analysis) {
        let graph = analysis.graph
        ties = graph.bindings.map { $0.lifetime == .input }
        for id in analysis.order.sequences.joined() where !ties[id.index] {
            let binding = graph[id]
            ties[id.index] =
                binding.effects.isolation != nil || !binding.nonSendableArguments.isEmpty
                || analysis.answered.edges[id.index].contains { edge in
                    edge.kind == .hard && ties[edge.target.index]
                        && graph[edge.target].nonSendableKeys.contains(edge.key)
                }
        }
    }

    func isTied(_ id: BindingID) -> Bool { ties[id.index] }
}
