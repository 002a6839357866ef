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
        let dependency = analysis.answered.dependency(at: site)
        let (dependant, target) = (graph[site.binding], graph[edge.target])
        let type = check.mendedType(forParameter: dependency.key)
        let reason: Diagnostic.Note
        if let object = analysis.objectMadeOnUse(behind: edge.target) {
            let kind = graph[object].lifetime == .weak ? "weak" : "lazy"
            let subject = object == edge.target ? "a \(kind) object is" : "\(graph[object].name.quoted) is \(kind), and"
            reason = .init(
                .related,
                "\(subject) looked for in the scope when the closure is called",
                at: graph[object].location
            )
        } else {
            reason = .init(
                .related,
                "\(target.name.quoted) can't be made before \(dependant.name.quoted), so it is looked for in the scope "
                    + "when the closure is called",
                at: target.location
            )
        }
        return Diagnostic(
            .lateClosure,
            severity: .warning,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(dependant.name.quoted) can be called after "
                + "\(graph[target.scope].name.quoted) has ended, and can't throw\(check.allows.isThrowing ? " `ScopeEnded`" : "")",
            notes: analysis.answered.road(to: site.binding) + [
                reason,
                .init(
                    .suggestion,
                    "let \(dependency.parameter.quoted) be \(type.quoted), so that it can throw `ScopeEnded`",
                    at: dependency.location
                ),
            ]
        )
    }
}

extension Analysis {
    /// The first lazy or weak object that making something takes, itself included; nil where there is none.
    fileprivate func objectMadeOnUse(behind id: BindingID) -> BindingID? {
        let laziness = order.laziness
        guard laziness.involvesLazy[id.index] else { return nil }
        var current = id
        var seen: Set<BindingID> = [id]
        while !laziness.staysLazy[current.index] {
            let next = answered.edges[current.index].first { edge in
                edge.kind == .hard && laziness.involvesLazy[edge.target.index] && !seen.contains(edge.target)
            }
            guard let next else { return nil }
            current = next.target
            seen.insert(current)
        }
        return current
    }
}
