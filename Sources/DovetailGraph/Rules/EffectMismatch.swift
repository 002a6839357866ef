import DovetailDiagnostics

/// A call throws or suspends where the type of the closure, or a plain read, does not allow it.
enum EffectMismatch {
    static let rule = Rule(id: .effectMismatch, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let lazies = analysis.answered.reached.filter { id in
            analysis.order.laziness.staysLazy[id.index] && analysis.effects.making[id.index].isAsync
        }
        return lazies.map { lazy($0, analysis) }
            + analysis.closureChecks().compactMap { check in
                check.opened.map { opener(check, opening: $0, analysis) } ?? closure(check, analysis)
            }
    }

    private static func closure(_ check: ClosureCheck, _ analysis: Analysis) -> Diagnostic? {
        check.unmet.isEmpty ? nil : closureFinding(check, check.unmet, analysis)
    }

    private static func opener(_ check: ClosureCheck, opening scope: ScopeID, _ analysis: Analysis) -> Diagnostic? {
        let isAsync = check.opening.isAsync || check.making.isAsync
        let lacksAsync = isAsync && !check.allows.isAsync
        guard lacksAsync || !check.allows.throwsAnyError else { return nil }
        return openerFinding(check, opening: scope, lacksAsync: lacksAsync, analysis)
    }
}

// MARK: - Wording

extension EffectMismatch {
    private static func lazy(_ id: BindingID, _ analysis: Analysis) -> Diagnostic {
        let binding = analysis.graph[id]
        let isWeak = binding.lifetime == .weak
        return Diagnostic(
            .effectMismatch,
            at: binding.location,
            "a \(isWeak ? "weak" : "lazy") object is made by a plain read, so making \(binding.name.quoted) can't be async",
            notes: analysis.answered.road(to: id) + analysis.road(from: id, to: .async) + [
                .init(
                    .suggestion,
                    isWeak
                        ? "make it a `Shared`, so that it is made when its scope opens"
                        : "remove `.lazy()`, so that it is made when its scope opens"
                )
            ]
        )
    }

    private static func closureFinding(
        _ check: ClosureCheck,
        _ lacking: [Effect],
        _ analysis: Analysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let target = graph[check.edge.target].name.quoted
        let verbs = lacking.map { effect in
            effect == .throwing ? verb(of: check) : analysis.verb(effect, of: check.edge.target)
        }
        let causes = lacking.flatMap { effect in
            effect == .throwing
                ? analysis.road(from: check.edge.target, toErrorsOtherThan: check.allows)
                : analysis.road(from: check.edge.target, to: effect)
        }
        return finding(check, "making \(target) \(verbs.enumerated(with: "and"))", lacking, causes, analysis)
    }

    /// With the type of the error, where the closure's type names another.
    private static func verb(of check: ClosureCheck) -> String {
        if check.allows.thrown == nil { return "throws" }
        return "throws \(check.making.thrown?.quoted ?? "any error")"
    }

    private static func openerFinding(
        _ check: ClosureCheck,
        opening scope: ScopeID,
        lacksAsync: Bool,
        _ analysis: Analysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let lacksThrows = !check.allows.throwsAnyError
        let name = graph[scope].name.quoted
        var causes: [Diagnostic.Note] = []
        if lacksThrows {
            let parent = graph[scope].parent.map { graph[$0].name.quoted } ?? name
            causes.append(.init(.related, "opening \(name) throws `ScopeEnded` once \(parent) has ended"))
        }
        if lacksAsync { causes += asyncCauses(check, opening: scope, analysis) }
        let verbs = (lacksAsync ? ["is async"] : []) + (lacksThrows ? ["throws"] : [])
        let lacking: [Effect] = (lacksAsync ? [.async] : []) + (lacksThrows ? [.throwing] : [])
        return finding(check, "opening \(name) \(verbs.enumerated(with: "and"))", lacking, causes, analysis)
    }

    private static func finding(
        _ check: ClosureCheck,
        _ fact: String,
        _ lacking: [Effect],
        _ causes: [Diagnostic.Note],
        _ analysis: Analysis
    ) -> Diagnostic {
        let graph = analysis.graph
        let dependency = analysis.answered.dependency(at: check.site)
        let type = check.mendedType(forParameter: dependency.key)
        return Diagnostic(
            .effectMismatch,
            at: dependency.location,
            "\(fact), which parameter \(dependency.parameter.quoted) of \(graph[check.site.binding].name.quoted) "
                + "doesn't allow\(lacking.contains(.throwing) ? check.errorsAllowed : "")",
            notes: analysis.answered.road(to: check.site.binding) + causes + [
                .init(
                    .suggestion,
                    "let \(dependency.parameter.quoted) be \(type.quoted)",
                    at: dependency.location
                )
            ]
        )
    }

    private static func asyncCauses(
        _ check: ClosureCheck,
        opening scope: ScopeID,
        _ analysis: Analysis
    ) -> [Diagnostic.Note] {
        guard check.opening.isAsync else { return analysis.road(from: check.edge.target, to: .async) }
        let sources = analysis.effects.openingSources[scope.index]
        if let maker = sources.asyncMaker { return analysis.road(from: maker, to: .async) }
        guard let hook = sources.hook, let failure = sources.failure else { return [] }
        let hooked = analysis.graph[hook]
        return [
            .init(
                .related,
                "\(hooked.name.quoted) has an `.onEnd`, which a failed opening has to run",
                at: hooked.location
            )
        ] + analysis.road(from: failure, to: .throwing)
    }
}
