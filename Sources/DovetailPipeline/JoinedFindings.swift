package import DovetailDiagnostics

/// What was found in several targets that were checked together: each fault once, though compositions of two targets that list the same
/// assembly both find what is wrong in it.
package struct JoinedFindings: Sendable {
    private struct Finding {
        var diagnostic: Diagnostic
        var outcome: Int
    }

    /// In the order of reporting, whatever the order of the outcomes.
    package let diagnostics: [Diagnostic]

    /// - Parameter isStrict: Whether warnings count as errors.
    package init(_ outcomes: [Pipeline.Outcome], isStrict: Bool) {
        let outcomes = outcomes.sorted { $0.target < $1.target }
        let compositions = outcomes.reduce(into: Set<String>()) { $0.formUnion($1.compositions) }
        let targets = Set(outcomes.map(\.target))
        var findings: [Finding] = []
        var places: [Fault: [Int]] = [:]
        for (index, outcome) in outcomes.enumerated() {
            // Where the module with the errors is checked too, they are all that there is to be told.
            let unchecked = outcome.unchecked.filter { !targets.contains($0.faultyModule) }.map(\.diagnostic)
            for diagnostic in outcome.diagnostics + unchecked {
                let fault = Fault(diagnostic, compositions: compositions)
                let known = places[fault, default: []].first { known in
                    findings[known].outcome != index || findings[known].diagnostic.headline == diagnostic.headline
                }
                guard let known else {
                    places[fault, default: []].append(findings.count)
                    findings.append(Finding(diagnostic: diagnostic, outcome: index))
                    continue
                }
                // What is wrong in a target that another depends on is mended in there; otherwise the one that says most of it stays.
                let (other, saysMore) = (
                    outcomes[findings[known].outcome], findings[known].diagnostic.notes.count < diagnostic.notes.count
                )
                if other.dependencies.contains(outcome.target)
                    || saysMore && !outcome.dependencies.contains(other.target)
                {
                    findings[known] = Finding(diagnostic: diagnostic, outcome: index)
                }
            }
        }
        var diagnostics = findings.map(\.diagnostic)
        // What needs something may well be what has the error.
        let needed = outcomes.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.needed) }
        let hasErrors = diagnostics.contains { $0.severity == .error }
        diagnostics.removeAll { $0.id.isOfLeftovers && (hasErrors || needed.contains($0.location)) }
        if isStrict {
            for index in diagnostics.indices { diagnostics[index].severity = .error }
        }
        self.diagnostics = diagnostics.inReportingOrder().joinedByMend()
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
