import DovetailDiagnostics

/// Objects that need each other in a loop without a closure in it, so that none can be made first.
enum DependencyCycle {
    static let rule = Rule(id: .dependencyCycle, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        guard analysis.order.hasLoops else { return [] }
        return LoopSearch(analysis.answered).loops().map { finding(on: $0, analysis) }
    }
}

// MARK: - Wording

extension DependencyCycle {
    private static let edgesShown = 24
    private static let namesShown = 8

    private static func finding(on loop: [LoopSearch.Step], _ analysis: Analysis) -> Diagnostic {
        let answered = analysis.answered
        let graph = answered.graph
        // The last edge closes the loop, so breaking it keeps the road to the loop as it is. A collection is not what to change.
        let asking = loop.last { !answered.dependency(at: $0.site).request.isElement }
        let closing = asking ?? loop[loop.count - 1]
        let dependency = answered.dependency(at: closing.site)
        let first = graph[loop[0].site.binding].name.quoted
        let names = loop.map { graph[$0.site.binding].name.quoted } + [first]
        var notes = answered.road(to: loop[0].site.binding)
        notes += elided(loop.map { answered.step(through: $0.site, .related) }, to: edgesShown) { count in
            .init(.related, "… \(count) further steps …")
        }
        let target = graph[closing.target]
        let type = analysis.closureType(
            makingAgain(closing.target, on: loop, analysis),
            returning: askedKey(dependency),
            askedBy: closing.site.binding,
            isLate: true
        )
        notes.append(
            .init(
                .suggestion,
                "a closure breaks the loop: let \(dependency.parameter.quoted) of "
                    + "\(graph[closing.site.binding].name.quoted) be \(type.quoted), and call it once "
                    + "\(target.name.quoted) is made",
                at: dependency.location
            )
        )
        let shown = elided(names, to: namesShown) { "… \($0) more …" }
        return Diagnostic(
            .dependencyCycle,
            at: dependency.location,
            "\(first) needs itself: \(shown.joined(separator: " → "))",
            notes: notes
        )
    }

    /// What a call of the closure takes that breaks the loop: the effects of all that the loop makes anew then.
    private static func makingAgain(
        _ target: BindingID,
        on loop: [LoopSearch.Step],
        _ analysis: Analysis
    ) -> Effects {
        guard analysis.effects.isMade(target) else { return .none }
        var effects = analysis.effects.making[target.index]
        for step in loop where analysis.effects.isMade(step.site.binding) {
            let making = analysis.effects.making[step.site.binding.index]
            effects.isAsync = effects.isAsync || making.isAsync
            effects.isolation = effects.isolation ?? making.isolation
        }
        return effects
    }

    private static func askedKey(_ dependency: Dependency) -> Key {
        dependency.request.keys.last ?? dependency.key
    }

    private static func elided<Element>(
        _ elements: [Element],
        to limit: Int,
        placeholder: (Int) -> Element
    ) -> [Element] {
        guard elements.count > limit else { return elements }
        let half = limit / 2
        return elements.prefix(half) + [placeholder(elements.count - 2 * half)] + elements.suffix(half)
    }
}
