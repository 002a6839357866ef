import DovetailDiagnostics

/// A longer-lived object needs a shorter-lived one, be it through a closure. An optional is nil then, which is seldom
/// what was meant.
enum ScopeViolation {
    static let rule = Rule(id: .scopeViolation, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let answered = analysis.answered
        let forgotten = ForgottenArguments(answered)
        let violations = answered.refusalGroups().compactMap(forgotten.withoutExplained).compactMap {
            group -> Diagnostic? in
            guard case .outlives(let key, let providers) = group.refusal else { return nil }
            return violation(of: key, providers, by: group.consumers, analysis)
        }
        return violations + answered.absentOptionals.compactMap { ignoredOptional(at: $0, in: answered) }
    }

    private static func ignoredOptional(at site: ParameterSite, in answered: AnsweredGraph) -> Diagnostic? {
        let dependency = answered.dependency(at: site)
        switch dependency.request {
        case .optional, .optionally: break
        case .instance, .closure, .opening, .element: return nil
        }
        let scope = answered.graph[site.binding].scope
        for key in [dependency.key] + dependency.request.keys {
            if let provider = answered.table.shorterLived(key, than: scope).first {
                return ignored(key, provider, at: site, in: answered)
            }
        }
        return nil
    }
}

// MARK: - Wording

extension ScopeViolation {
    private static func violation(
        of key: Key,
        _ providers: [Provider],
        by consumers: [Consumer],
        _ analysis: Analysis
    ) -> Diagnostic? {
        let answered = analysis.answered
        guard case .parameter(let site)? = consumers.first, let provider = providers.first else { return nil }
        let graph = answered.graph
        let dependant = graph[site.binding]
        let dependency = answered.dependency(at: site)
        let (longer, shorter) = (graph[dependant.scope].name.quoted, graph[provider.scope].name.quoted)
        var notes = answered.notes(on: consumers) + placeNotes(providers, key, in: graph)
        let shortening = shortening(site.binding, to: shorter, in: graph)
        // What a scope is opened with can't be there before; nor is one opened for the sake of what is handed in.
        let isInput = graph[provider.binding].lifetime == .input
        let mend =
            isInput
            ? "\(shortening), or take \(dependency.parameter.quoted) out and hand \(key.quoted) to a method of it"
            : either(lengthening(provider, to: longer, in: graph), or: shortening)
        notes.append(.init(.suggestion, mend, at: dependant.location))
        if !isInput,
            answered.tree.path(from: dependant.scope).contains(where: {
                answered.tree.children[$0.index].contains(provider.scope)
            })
        {
            let inputs = answered.answerer.inputs[provider.scope.index].compactMap { graph[$0].inputType }
            let effects = analysis.openerEffects(opening: provider.scope, handingOut: provider, for: dependency)
            let type = openerType(
                taking: inputs,
                effects,
                handingBack: key,
                isKept: analysis.isKeptByAll(site.binding)
            )
            notes.append(
                .init(
                    .suggestion,
                    "or let \(dependency.parameter.quoted) be `\(type)`, which opens \(shorter)",
                    at: dependency.location
                )
            )
        }
        return Diagnostic(
            .scopeViolation,
            at: dependency.location,
            "\(dependant.name.quoted) lives in \(longer) and can't hold \(key.quoted) (parameter "
                + "\(dependency.parameter.quoted)), which lives in the shorter \(shorter)",
            notes: notes
        )
    }

    private static func ignored(
        _ key: Key,
        _ provider: Provider,
        at site: ParameterSite,
        in answered: AnsweredGraph
    ) -> Diagnostic {
        let graph = answered.graph
        let dependant = graph[site.binding]
        let dependency = answered.dependency(at: site)
        let (longer, shorter) = (graph[dependant.scope].name.quoted, graph[provider.scope].name.quoted)
        let suggestion = Diagnostic.Note(
            .suggestion,
            either(
                shortening(site.binding, to: shorter, in: graph),
                or: lengthening(provider, to: longer, in: graph)
            ),
            at: dependant.location
        )
        return Diagnostic(
            .scopeViolation,
            severity: .warning,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(dependant.name.quoted) is always nil: \(key.quoted) lives in "
                + "\(shorter), which is shorter than \(longer)",
            notes: answered.road(to: site.binding) + placeNotes([provider], key, in: graph) + [suggestion]
        )
    }

    /// Two mends, of which the second does not repeat the verb of the first.
    private static func either(_ first: String, or second: String) -> String {
        let verb = "register "
        let repeats = first.hasPrefix(verb) && second.hasPrefix(verb)
        return "\(first), or \(repeats ? String(second.dropFirst(verb.count)) : second)"
    }

    /// What is needed lives longer.
    private static func lengthening(_ provider: Provider, to scope: String, in graph: Graph) -> String {
        let innermost = graph.innermost(provider.binding)
        if graph[innermost].isCollection { return "contribute to it in \(scope)" }
        let wrappers = innermost == provider.binding ? "" : " and what wraps it"
        return "register \(graph[innermost].name.quoted)\(wrappers) in \(scope)"
    }

    /// What needs it lives shorter. A decorator lives as long as what it wraps.
    private static func shortening(_ dependant: BindingID, to scope: String, in graph: Graph) -> String {
        let innermost = graph.innermost(dependant)
        let name = graph[dependant].name.quoted
        if innermost == dependant { return "register \(name) in \(scope)" }
        return
            "register \(graph[innermost].name.quoted), which \(name) wraps and lives as long as, in \(scope) together with it"
    }

    private static func placeNotes(_ providers: [Provider], _ key: Key, in graph: Graph) -> [Diagnostic.Note] {
        providers.firstNotes { provider in
            let innermost = graph[graph.innermost(provider.binding)]
            return .init(
                .related,
                "\(key.quoted) is \(innermost.isCollection ? "contributed to" : "registered") in "
                    + graph[provider.scope].name.quoted,
                at: innermost.location
            )
        } rest: { count in
            count == 1 ? "1 more registration provides it" : "\(count) more registrations provide it"
        }
    }
}
