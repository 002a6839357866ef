import DovetailDiagnostics

/// An object that is to be made in a task of its own, and can't be: nothing in its making waits, or it takes or is what stays on its scope's actor.
enum IdleConcurrency {
    static let rule = Rule(id: .effectMismatch, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        analysis.answered.reached.filter { analysis.graph[$0].isConcurrent }.compactMap { id in
            if !analysis.effects.making[id.index].isAsync { return idle(id, analysis) }
            return bond(of: id, analysis).map { bound(id, to: $0, analysis) }
        }
    }

    /// What a task can't take along, and the scope that it stays with.
    private struct Bond {
        var name: String
        var scope: ScopeID
        /// Whether it is something that the object takes.
        var isOther = true
    }

    /// The object itself, where it can't leave the scope's actor, or the first that its making takes from where that has to stay.
    private static func bond(of id: BindingID, _ analysis: Analysis) -> Bond? {
        let binding = analysis.graph[id]
        // What a task makes for a scope of one place it gives away to that place.
        if analysis.graph[binding.scope].isolation != .unsynchronized, let result = binding.unsendableKeys.min() {
            return Bond(name: name(of: result, of: binding), scope: binding.scope, isOther: false)
        }
        // What is made on the actor that it says itself, or without leaving it, takes what stays there.
        let actor = binding.isIsolatedByScope && binding.effects.isAsync ? nil : binding.effects.isolation
        var seen: Set<BindingID> = [id]
        var pending = [id]
        while let next = pending.popLast() {
            for edge in analysis.answered.edges[next.index] {
                if let bond = bond(of: edge, of: next, stayingOn: actor, analysis) { return bond }
                let isMadeInTask = edge.kind != .opening && !analysis.graph[edge.target].lifetime.isHeld
                if isMadeInTask, seen.insert(edge.target).inserted { pending.append(edge.target) }
            }
        }
        return nil
    }

    private static func bond(
        of edge: Edge,
        of dependant: BindingID,
        stayingOn actor: ActorName?,
        _ analysis: Analysis
    ) -> Bond? {
        let graph = analysis.graph
        let target = graph[edge.target]
        // What opens a scope of one place is told of wherever it is asked for.
        if edge.kind == .opening { return nil }
        let isInPlace = graph[target.scope].isolation == .unsynchronized
        // A closure that goes through a scope of one place stays there.
        if analysis.order.isLate(edge, of: dependant) {
            return isInPlace ? Bond(name: target.name, scope: target.scope) : nil
        }
        guard target.lifetime.isHeld, target.unsendableKeys.contains(edge.key) else { return nil }
        let held = analysis.effects.touches(edge, graph)
        let stays = isInPlace || held != nil && held != actor
        return stays ? Bond(name: target.name, scope: target.scope) : nil
    }

    /// As what it can't leave: a class may be `Sendable`, and the protocol that it is asked for as not.
    private static func name(of result: Int, of binding: Binding) -> String {
        if binding.keys.indices.contains(result) { return binding.keys[result].name }
        return binding.contributions.first { $0.result == result }?.element.name ?? binding.name
    }
}

// MARK: - Wording

extension IdleConcurrency {
    private static func idle(_ id: BindingID, _ analysis: Analysis) -> Diagnostic {
        let binding = analysis.graph[id]
        return Diagnostic(
            .effectMismatch,
            at: binding.location,
            "`.concurrent()` is for an object whose making waits, and making \(binding.name.quoted) isn't async",
            notes: analysis.answered.road(to: id) + [.init(.suggestion, "remove `.concurrent()`")]
        )
    }

    private static func bound(_ id: BindingID, to bond: Bond, _ analysis: Analysis) -> Diagnostic {
        let binding = analysis.graph[id]
        let scope = analysis.graph[bond.scope]
        let reason: String
        let mend: String
        if scope.isolation == .unsynchronized {
            reason = "\(bond.name.quoted) stays in the one place of \(scope.name.quoted)"
            mend = "remove `.concurrent()`"
        } else {
            reason =
                "\(bond.name.quoted), which isn't `Sendable`, can't leave the actor of \(scope.name.quoted)"
            let actor = bond.isOther ? scope.isolation.actor : nil
            let elsewhere = actor.map { ", make \(binding.name.quoted) on \($0.quoted)" } ?? ""
            mend = "make \(bond.name.quoted) `Sendable`\(elsewhere), or remove `.concurrent()`"
        }
        return Diagnostic(
            .isolationMismatch,
            at: binding.location,
            "`.concurrent()` makes \(binding.name.quoted) in a task of its own, and \(reason)",
            notes: analysis.answered.road(to: id) + [.init(.suggestion, mend)]
        )
    }
}
