import DovetailDiagnostics

/// A rule of the composition that names what isn't there, or that nothing could break: whoever wrote it believes that something is kept apart.
///
/// That a rule of an included composition names something is that one's own business.
enum RuleWithoutTarget {
    static let rule = Rule(id: .ruleWithoutTarget) { analysis in
        lacksBundle(analysis.answered) ? [] : verify(analysis.answered.graph, analysis.answered.replacements)
    }

    /// Whether something is missing that a forgotten `Include` would bring, and with it, in all likelihood, what rules name.
    private static func lacksBundle(_ answered: AnsweredGraph) -> Bool {
        if answered.graph.architectureRules.isEmpty { return false }
        let brought = Set(answered.graph.unlisted.filter { $0.bundle != nil }.flatMap(\.binding.keys))
        if brought.isEmpty { return false }
        return answered.refusalGroups().contains { group in
            guard case .nothingProvides(let key) = group.refusal else { return false }
            return brought.contains(key)
        }
    }

    static func verify(_ graph: Graph, _ replacements: Replacements) -> [Diagnostic] {
        let rules = graph.architectureRules.filter(\.isOwn)
        if rules.isEmpty { return [] }
        let parts = ArchitectureParts(graph, replacements)
        let wording = RuleWithoutTargetWording(graph)
        return rules.flatMap { rule in
            let idle = rule.parts.filter(parts.isWithoutTarget).map { wording.diagnostic($0, of: rule) }
            if !idle.isEmpty { return idle }
            return isUnbreakable(rule, parts) ? [wording.unbreakable(rule)] : []
        }
    }

    /// Whether all that may not reach something is that itself, or an exception.
    private static func isUnbreakable(_ rule: ArchitectureRule, _ parts: ArchitectureParts) -> Bool {
        guard rule.kind == .forbid else { return false }
        let isLeftOut = parts.flags(of: [rule.part] + rule.exceptions)
        let members = rule.others.flatMap(parts.members)
        return !members.isEmpty && members.allSatisfy { isLeftOut[$0.index] }
    }
}
