import DovetailDiagnostics

/// A closure that goes through its scope, which may have ended by the time of the call, and that has no way to say so.
enum LateClosure {
    static let rule = Rule(id: .lateClosure, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        analysis.closureChecks()
            // Where the making has effects that the type has no room for, the mend of that has `throws` in it too.
            .filter { $0.isLate && !$0.allows.throwsScopeEnded && $0.unmet.isEmpty }
            .map { finding($0, analysis) }
    }
}

// MARK: - Wording

extension LateClosure {
    private static func finding(_ check: ClosureCheck, _ analysis: Analysis) -> Diagnostic {
        let graph = analysis.graph
        let (site, edge) = (check.site, check.edge)
        var mended = check.allows
        mended.isThrowing = true
        mended.thrown = nil
        let dependency = analysis.answered.dependency(at: site)
        let (dependant, target) = (graph[site.binding], graph[edge.target])
        let type = check.type(with: mended, forParameter: dependency.key)
        let reason =
            analysis.order.laziness.involvesLazy[edge.target.index]
            ? "a \(target.lifetime == .weak ? "weak" : "lazy") object is looked for in the scope when the closure is called"
            : "\(target.name.quoted) can't be made before \(dependant.name.quoted), so it is looked for in the scope "
                + "when the closure is called"
        return Diagnostic(
            .lateClosure,
            severity: .warning,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(dependant.name.quoted) can be called after "
                + "\(graph[target.scope].name.quoted) has ended, and can't throw\(check.allows.isThrowing ? " `ScopeEnded`" : "")",
            notes: analysis.answered.road(to: site.binding) + [
                .init(.related, reason, at: target.location),
                .init(
                    .suggestion,
                    "let \(dependency.parameter.quoted) be \(type.quoted), so that it can throw `ScopeEnded`",
                    at: dependency.location
                ),
            ]
        )
    }
}
