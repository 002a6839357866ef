package import DovetailDiagnostics

extension Graph {
    /// Answers every request and checks every rule. The resolved graph is nil exactly when a diagnostic is an error.
    package func resolve(leftovers extent: LeftoverExtent = .ownPackage) -> (
        resolved: ResolvedGraph?, diagnostics: [Diagnostic]
    ) {
        let analysis = Analysis(self, leftovers: extent)
        let (isSound, diagnostics) = analysis.verified()
        return (isSound ? analysis.makeResolvedGraph() : nil, diagnostics)
    }

    /// What is wrong with the rules of a composition that is there to be included alone, so that nothing else of it is checked.
    package func verifyRuleTargets() -> [Diagnostic] {
        RuleWithoutTarget.verify(self, Replacements(self, in: ScopeTree(scopes))).inReportingOrder()
    }
}

extension Analysis {
    /// Checks every rule; what is left over is of interest only where nothing is wrong.
    func verified() -> (isSound: Bool, diagnostics: [Diagnostic]) {
        let faults = Rule.all.flatMap { $0.verify(self) }
        guard !faults.contains(where: { $0.severity == .error }) else { return (false, faults.inReportingOrder()) }
        let leftovers = Rule.leftovers.flatMap { $0.verify(self) }
        return (true, (faults + leftovers).inReportingOrder())
    }
}
