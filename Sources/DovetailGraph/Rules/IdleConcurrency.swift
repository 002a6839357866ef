import DovetailDiagnostics

/// An object that is to be made beside others, and whose making never waits.
enum IdleConcurrency {
    static let rule = Rule(id: .effectMismatch, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        analysis.answered.reached.compactMap { id in
            let binding = analysis.graph[id]
            let isIdle = binding.isConcurrent && !analysis.effects.making[id.index].isAsync
            return isIdle ? finding(id, analysis) : nil
        }
    }
}

// MARK: - Wording

extension IdleConcurrency {
    private static func finding(_ id: BindingID, _ analysis: Analysis) -> Diagnostic {
        let binding = analysis.graph[id]
        return Diagnostic(
            .effectMismatch,
            at: binding.location,
            "`.concurrent()` is for an object whose making waits, and making \(binding.name.quoted) isn't async",
            notes: analysis.answered.road(to: id) + [.init(.suggestion, "remove `.concurrent()`")]
        )
    }
}
