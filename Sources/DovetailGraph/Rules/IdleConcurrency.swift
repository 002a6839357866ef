import DovetailDiagnostics

/// An object that is to be made in a task of its own, and can't be: nothing in its making waits, or it takes or is what stays on its scope's actor.
enum IdleConcurrency {
    static let rule = Rule(id: .effectMismatch, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        analysis.answered.reached.filter { analysis.graph[$0].isConcurrent }.compactMap { id in
            if !analysis.effects.making[id.index].isAsync { return idle(id, analysis) }
            return unsendable(of: id, analysis).map { bound(id, to: $0, analysis) }
        }
    }

    /// The name of the object itself, or of the first that its making takes from the scope, that can't leave the scope's actor.
    private static func unsendable(of id: BindingID, _ analysis: Analysis) -> String? {
        let binding = analysis.graph[id]
        if let result = binding.unsendableKeys.min() { return name(of: result, of: binding) }
        var seen: Set<BindingID> = [id]
        var pending = [id]
        while let next = pending.popLast() {
            for edge in analysis.answered.edges[next.index] where edge.kind != .opening {
                guard analysis.effects.touches(edge, analysis.graph) != nil else { continue }
                let target = analysis.graph[edge.target]
                if target.lifetime.isHeld { return target.name }
                if seen.insert(edge.target).inserted { pending.append(edge.target) }
            }
        }
        return nil
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

    private static func bound(_ id: BindingID, to unsendable: String, _ analysis: Analysis) -> Diagnostic {
        let binding = analysis.graph[id]
        return Diagnostic(
            .isolationMismatch,
            at: binding.location,
            "`.concurrent()` makes \(binding.name.quoted) in a task of its own, and \(unsendable.quoted), which isn't "
                + "`Sendable`, can't leave the actor of \(analysis.graph[binding.scope].name.quoted)",
            notes: analysis.answered.road(to: id) + [
                .init(.suggestion, "make \(unsendable.quoted) `Sendable`, or remove `.concurrent()`")
            ]
        )
    }
}
