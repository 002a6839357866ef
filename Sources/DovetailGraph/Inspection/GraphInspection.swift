package import DovetailDiagnostics

/// All that is known of a graph, be it sound or not: what becomes of each binding, and what answers each dependency. For whoever asks
/// questions of it; what generation reads is the `ResolvedGraph`.
package struct GraphInspection: Sendable {
    /// What becomes of a binding.
    package enum Fate: Hashable, Sendable {
        /// A root leads to it.
        case needed
        /// It is there, and no root leads to it.
        case unneeded
        /// An override has put another in its place.
        case replaced(by: BindingID)
        /// It decorates what is not there.
        case withoutTarget
    }

    /// What one dependency's request came to.
    package enum Outcome: Hashable, Sendable {
        case found(ResolvedGraph.Resolution)
        case refused(Reason, candidates: [BindingID])
    }

    /// Why a request has no answer.
    package enum Reason: String, Hashable, Sendable {
        case missing
        /// Only what lives shorter is there.
        case shorterLived = "shorter-lived"
        /// It takes other arguments than it is asked for with.
        case otherArguments = "other-arguments"
        case noScopeFits = "no-scope-fits"
        case severalScopesFit = "several-scopes-fit"
        case notOpenable = "not-openable"
    }

    /// With each decorator knowing what it wraps.
    package var graph: Graph
    /// One element a binding.
    package var fates: [Fate]
    /// One element a binding: one a dependency, also of what is not needed, and of what is replaced as if it were not.
    package var outcomes: [[Outcome]]
    /// One element an exposure: what is handed out for it, in the order of the scopes; none where nothing provides it.
    package var roots: [[BindingID]]
    /// One element a scope: what it does when it opens. Where objects need each other in a circle, the order among them has no meaning.
    package var scopes: [ResolvedGraph.Scope]
    /// One element a binding: the effects of making it, as the resolved graph has them.
    package var making: [Effects]
    package var diagnostics: [Diagnostic]
}

extension Graph {
    /// Answers every request and checks every rule, as `resolve` does, and tells what it came to, errors or not.
    package func inspect(leftovers extent: LeftoverExtent = .ownPackage) -> GraphInspection {
        let analysis = Analysis(self, leftovers: extent)
        let answered = analysis.answered
        let resolved = analysis.makeResolvedGraph()
        let fates = bindings.indices.map { answered.fate(of: BindingID($0)) }
        return GraphInspection(
            graph: answered.graph,
            fates: fates,
            outcomes: bindings.indices.map { index in
                answered.outcomes(of: BindingID(index), fates[index], resolved.resolutions[index])
            },
            roots: answered.rootsByExposure(),
            scopes: resolved.scopes,
            making: resolved.making,
            diagnostics: analysis.verified().diagnostics
        )
    }
}

extension AnsweredGraph {
    fileprivate func fate(of id: BindingID) -> GraphInspection.Fate {
        if isReached(id) { return .needed }
        if let other = replacements.standIn(for: id) { return .replaced(by: other) }
        if let decoration = graph[id].decoration, decoration.inner == nil { return .withoutTarget }
        return .unneeded
    }

    /// What is not needed has not been asked yet.
    fileprivate func outcomes(
        of id: BindingID,
        _ fate: GraphInspection.Fate,
        _ resolutions: [ResolvedGraph.Resolution]
    ) -> [GraphInspection.Outcome] {
        let found: [Answer] =
            switch fate {
            case .needed: answers[id.index]
            case .unneeded, .replaced, .withoutTarget: answerer.answers(for: graph[id])
            }
        return found.enumerated().map { index, answer in
            switch answer {
            // The resolved graph knows which closures are late.
            case .found(let resolution): .found(fate == .needed ? resolutions[index] : resolution)
            case .refused(let refusal): .refused(refusal.reason, candidates: refusal.candidates)
            }
        }
    }

    fileprivate func rootsByExposure() -> [[BindingID]] {
        var handedOut = graph.exposures.map { _ in [BindingID]() }
        for root in roots { handedOut[root.exposure].append(root.provider.binding) }
        return handedOut
    }
}

extension Refusal {
    fileprivate var reason: GraphInspection.Reason {
        switch self {
        case .nothingProvides: .missing
        case .outlives: .shorterLived
        case .otherArguments: .otherArguments
        case .noScopeFits: .noScopeFits
        case .severalScopesFit: .severalScopesFit
        case .notOpenable: .notOpenable
        }
    }

    /// What it would be, were the mistake mended.
    fileprivate var candidates: [BindingID] {
        switch self {
        case .outlives(_, let providers): providers.map(\.binding)
        case .otherArguments(let provider, _): [provider.binding]
        case .nothingProvides, .noScopeFits, .severalScopesFit, .notOpenable: []
        }
    }
}
