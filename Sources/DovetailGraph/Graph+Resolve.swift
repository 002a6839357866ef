package import DovetailDiagnostics

extension Graph {
    /// Answers every request and checks every rule. The resolved graph is nil exactly when a diagnostic is an error.
    package func resolve(leftovers extent: LeftoverExtent = .ownPackage) -> (
        resolved: ResolvedGraph?, diagnostics: [Diagnostic]
    ) {
        let analysis = Analysis(self, leftovers: extent)
        let faults = Rule.all.flatMap { $0.verify(analysis) }
        guard !faults.contains(where: { $0.severity == .error }) else { return (nil, faults.inReportingOrder()) }
        let leftovers = Rule.leftovers.flatMap { $0.verify(analysis) }
        return (analysis.makeResolvedGraph(), (faults + leftovers).inReportingOrder())
    }
}
