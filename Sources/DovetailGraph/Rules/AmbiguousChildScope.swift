import DovetailDiagnostics

/// Several scopes take the inputs of a closure that opens one.
enum AmbiguousChildScope {
    static let rule = Rule(id: .ambiguousChildScope, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        analysis.answered.refusals.compactMap { site, refusal in
            guard case .severalScopesFit(let scopes, let result) = refusal else { return nil }
            return ambiguity(between: scopes, result, at: site, in: analysis.answered)
        }
    }
}

// MARK: - Wording

extension AmbiguousChildScope {
    private static func ambiguity(
        between scopes: [ScopeID],
        _ result: Key,
        at site: ParameterSite,
        in answered: AnsweredGraph
    ) -> Diagnostic {
        let graph = answered.graph
        let dependency = answered.dependency(at: site)
        let names = scopes.map { graph[$0].name }
        let related = scopes.map { scope in
            Diagnostic.Note(
                .related,
                "\(graph[scope].name.quoted) takes these inputs and provides \(result.quoted)",
                at: graph[scope].location
            )
        }
        return Diagnostic(
            .ambiguousChildScope,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(graph[site.binding].name.quoted) could open "
                + names.map(\.quoted).enumerated(with: "or"),
            notes: answered.road(to: site.binding) + related + [
                .init(
                    .suggestion,
                    "say which: let the registration of \(graph[site.binding].name.quoted) say "
                        + names.map { "`.using(scope: \($0).self, for: \"\(dependency.parameter)\")`" }.enumerated(
                            with: "or"
                        )
                )
            ]
        )
    }
}
