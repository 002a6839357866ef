import DovetailDiagnostics

/// An object is made on an actor that whoever makes it isn't on.
enum IsolationMismatch {
    static let rule = Rule(id: .isolationMismatch, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        analysis.effects.conflicts.map { conflict($0, analysis) }
            + analysis.closureChecks().compactMap { check in
                if let opened = check.opened, !check.allows(isolation: check.opening.isolation),
                    let maker = analysis.effects.openingSources[opened.index].isolatedMaker
                {
                    return closure(check, "opening \(analysis.graph[opened].name.quoted)", maker, analysis)
                }
                guard !check.allows(isolation: check.making.isolation) else { return nil }
                let target = check.edge.target
                return closure(check, "making \(analysis.graph[target].name.quoted)", target, analysis)
            }
    }
}

// MARK: - Wording

extension IsolationMismatch {
    private static func conflict(_ conflict: IsolationConflict, _ analysis: Analysis) -> Diagnostic {
        let graph = analysis.graph
        let (first, second) = (conflict.first, conflict.second)
        let location: SourceLocation
        let subject: String
        var notes: [Diagnostic.Note]
        switch conflict.place {
        case .making(let id):
            (location, subject) = (graph[id].location, "making \(graph[id].name.quoted)")
            notes = analysis.answered.road(to: id)
        case .opening(let scope):
            location = graph[second.maker].location
            subject = "opening \(graph[scope].name.quoted)"
            notes = analysis.answered.road(to: second.maker)
        }
        notes += analysis.road(from: first.maker, to: .isolation) + analysis.road(from: second.maker, to: .isolation)
        notes.append(
            .init(
                .suggestion,
                "let what needs the other actor take a closure that is async, "
                    + "such as `() async -> \(graph[second.maker].name)`, and call it there"
            )
        )
        return Diagnostic(
            .isolationMismatch,
            at: location,
            "\(subject) would have to run on \(first.isolation.quoted) and on \(second.isolation.quoted)",
            notes: notes
        )
    }

    private static func closure(
        _ check: ClosureCheck,
        _ subject: String,
        _ maker: BindingID,
        _ analysis: Analysis
    ) -> Diagnostic {
        let dependency = analysis.answered.dependency(at: check.site)
        let isolation = analysis.effects.making[maker.index].isolation ?? ""
        var (isolated, suspending) = (check.allows, check.allows)
        isolated.isolation = isolation
        suspending.isAsync = true
        let types = [isolated, suspending].map { effects in
            check.type(with: effects, forParameter: dependency.key).quoted
        }
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "\(subject) runs on \(isolation.quoted), and parameter \(dependency.parameter.quoted) of "
                + "\(analysis.graph[check.site.binding].name.quoted) doesn't",
            notes: analysis.answered.road(to: check.site.binding) + analysis.road(from: maker, to: .isolation) + [
                .init(
                    .suggestion,
                    "let \(dependency.parameter.quoted) be \(types.enumerated(with: "or"))",
                    at: dependency.location
                )
            ]
        )
    }
}
