package import DovetailDiagnostics
package import DovetailGeneration
package import DovetailLinking

/// What was found in the configurations of a target: each problem once, and where it is not one of all of them, with words for those that
/// it is one of.
package struct ConfigurationFindings {
    private struct Identity: Hashable {
        var id: DiagnosticID
        var severity: Diagnostic.Severity
        var location: SourceLocation
        var headline: String
    }

    private struct Finding {
        var diagnostic: Diagnostic
        var configurations: [Configuration]
        /// Whether it can be found only where no manifest has errors.
        var isOfGraph: Bool
    }

    private let configurations: [Configuration]
    private var found: [Identity: Finding] = [:]
    private var order: [Identity] = []
    /// Those whose graphs are not all known, as manifests have errors: what is wrong with them is open.
    private var unchecked: Set<Configuration> = []
    /// Those with errors: what is to be warned of is open.
    private var faulty: Set<Configuration> = []

    package init(_ configurations: [Configuration]) {
        self.configurations = configurations
    }

    /// Takes what was found in one configuration: by reading manifests, then by checking the graph.
    package mutating func add(ofManifests: [Diagnostic], ofGraph: [Diagnostic], in configuration: Configuration) {
        if ofManifests.contains(where: { $0.severity == .error }) { unchecked.insert(configuration) }
        if (ofManifests + ofGraph).contains(where: { $0.severity == .error }) { faulty.insert(configuration) }
        for diagnostic in ofManifests { add(diagnostic, in: configuration, isOfGraph: false) }
        for diagnostic in ofGraph { add(diagnostic, in: configuration, isOfGraph: true) }
    }

    private mutating func add(_ diagnostic: Diagnostic, in configuration: Configuration, isOfGraph: Bool) {
        let identity = Identity(
            id: diagnostic.id,
            severity: diagnostic.severity,
            location: diagnostic.location,
            headline: diagnostic.headline
        )
        if found[identity] == nil {
            found[identity] = Finding(diagnostic: diagnostic, configurations: [configuration], isOfGraph: isOfGraph)
            order.append(identity)
        } else if found[identity]?.configurations.contains(configuration) == false {
            found[identity]?.configurations.append(configuration)
        }
    }

    /// All of it, in the order met.
    package var merged: [GeneratedFile.Warning] {
        order.compactMap { found[$0] }.map { finding in
            let members = Set(finding.configurations)
            let isWarning = finding.diagnostic.severity == .warning
            let open = isWarning ? faulty : finding.isOfGraph ? unchecked : []
            let others = configurations.filter { !members.contains($0) && !open.contains($0) }
            guard !others.isEmpty else { return GeneratedFile.Warning(finding.diagnostic, in: members) }
            var told = finding.diagnostic
            let formula = ConfigurationFormula(of: finding.configurations, besides: others)
            told.headline += ", \(formula.words)"
            if !isWarning, formula.isOfPlatforms { told.notes.append(Self.wayOut(of: formula)) }
            return GeneratedFile.Warning(told, in: members)
        }
    }

    /// Nobody has to make a graph for a system that is never built for.
    private static func wayOut(of formula: ConfigurationFormula) -> Diagnostic.Note {
        Diagnostic.Note(
            .suggestion,
            "if it is never built there, say so in the manifest: `#error(\"…\")` under `#if \(formula.condition)`"
        )
    }
}
