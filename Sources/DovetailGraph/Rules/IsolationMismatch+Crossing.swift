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
        var mended = check.allows
        let (act, type, mark): (String, Key, String)
        var causes: [Diagnostic.Note]
        switch crossing {
        case .result(let actor):
            (act, type, mark) = (
                "\(check.result.quoted), which is not `Sendable`, away from \(actor.quoted)", check.result, ""
            )
            causes = analysis.road(from: check.edge.target, to: .isolation)
            mended.isolation = actor
        case .argument(let argument, let actor):
            (act, type, mark) = (
                "its argument \(argument.quoted), which is not `Sendable`, to \(actor.quoted)", argument, ""
            )
            causes =
                check.opened.map { analysis.isolationRoad(ofOpening: $0) }
                ?? analysis.road(from: check.edge.target, to: .isolation)
            mended.isolation = actor
        case .argumentLeaving(let argument, let actor):
            (act, type, mark) = (
                "its argument \(argument.quoted), which is not `Sendable`, away from \(actor.quoted)", argument,
                "@Sendable "
            )
            let subject =
                check.opened.map { "opening \(graph[$0].name.quoted)" }
                ?? "making \(graph[check.edge.target].name.quoted)"
            let location = check.opened.map { graph[$0].location } ?? graph[check.edge.target].location
            causes = [.init(.related, "\(subject) is async, and runs on no actor", at: location)]
            mended.isolation = nil
        }
        let mend = mark + check.type(with: mended, forParameter: dependency.key).droppingPrefix(mark)
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(graph[check.site.binding].name.quoted) would take \(act)",
            notes: analysis.answered.road(to: check.site.binding) + causes + [
                .init(
                    .suggestion,
                    "let \(dependency.parameter.quoted) be \(mend.quoted), or make \(type.elementsQuoted) `Sendable`",
                    at: dependency.location
                )
            ]
        )
    }
}

extension String {
    fileprivate func droppingPrefix(_ prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
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
        return analysis.answered.reached.flatMap { id -> [Diagnostic] in
            guard analysis.isNonisolatedAsync(id), let actor = analysis.effects.making[id.index].isolation else {
                return []
            }
            let binding = graph[id]
            let arguments = binding.argumentsTaken().filter { binding.nonSendableArguments.contains($0.value) }
            var taken: [Int: Edge?] = arguments.mapValues { _ in nil }
            for edge in analysis.answered.edges[id.index] where edge.kind == .hard {
                guard graph[edge.target].nonSendableKeys.contains(edge.key), ties.isTied(edge.target) else { continue }
                taken[edge.dependency] = edge
            }
            return taken.sorted { $0.key < $1.key }.map { leaving(actor, id, dependency: $0.key, $0.value, analysis) }
        }
    }

    /// - Parameter edge: To what is taken; nil for an argument.
    private static func leaving(
        _ actor: ActorName,
        _ id: BindingID,
        dependency index: Int,
        _ edge: Edge?,
        _ analysis: Analysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let binding = graph[id]
        let dependency = binding.dependencies[index]
        let taken = edge.map { graph[$0.target].keys[$0.key] } ?? dependency.key
        var causes: [Diagnostic.Note] = []
        if let edge, analysis.effects.making[edge.target.index].isolation != nil {
            causes = analysis.road(from: edge.target, to: .isolation)
        } else {
            causes = analysis.road(from: id, to: .isolation)
        }
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(binding.name.quoted) would take \(taken.quoted), which is not "
                + "`Sendable`, away from \(actor.quoted)",
            notes: analysis.answered.road(to: id) + causes + [
                .init(
                    .related,
                    "\(binding.name.quoted) makes itself on no actor, since its making is async",
                    at: binding.location
                ),
                .init(
                    .suggestion,
                    "make \(taken.elementsQuoted) `Sendable`, or let \(binding.name.quoted) be made on \(actor.quoted)",
                    at: dependency.location
                ),
            ]
        )
    }
}

extension Key {
    /// What has to be `Sendable` for a value of the type to be so.
    fileprivate var elementsQuoted: String {
        collection == nil ? name.quoted : "the elements of \(name.quoted)"
    }
}

/// Which objects are tied to the actor that they were made or are held on, unless they are `Sendable`.
private struct ActorTies {
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
