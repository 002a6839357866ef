import DovetailDiagnostics

/// A registration that no root reaches. It costs nothing at run time, but a reader takes it for something that is used.
enum UnusedRegistration {
    static let rule = Rule(id: .unusedRegistration, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let graph = analysis.graph
        return analysis.leftoverBindings.compactMap { binding in
            guard binding.lifetime != .input else { return nil }
            return Diagnostic(
                .unusedRegistration,
                severity: .warning,
                at: binding.location,
                "nothing that \(graph.name.quoted) exposes needs \(binding.quoted)",
                notes: absenceNotes(on: binding, in: analysis.answered)
                    + [.init(.suggestion, mend(of: binding, in: graph))]
            )
        }
    }

    /// What whoever hands it out, as is suggested, would be told next: nobody needed it, so that nobody has looked for what it needs.
    private static func absenceNotes(on binding: Binding, in answered: AnsweredGraph) -> [Diagnostic.Note] {
        let missing = zip(binding.dependencies, answered.answerer.answers(for: binding)).compactMap {
            dependency,
            answer in
            if case .refused(.nothingProvides(let key)) = answer { (dependency, key) } else { nil }
        }
        return missing.firstNotes { dependency, key in
            .init(
                .related,
                "nor could it be made: nothing provides \(key.quoted), which it needs for its parameter \(dependency.parameter.quoted)",
                at: dependency.location
            )
        } rest: { count in
            "nor what \(count == 1 ? "1 more parameter asks" : "\(count) more parameters ask") for"
        }
    }
}

extension UnusedRegistration {
    private static func mend(of binding: Binding, in graph: Graph) -> String {
        let keys = binding.keys.isEmpty ? binding.contributions.map(\.collection) : binding.keys
        let removal = "remove the registration, or "
        if let key = keys.first(where: { !graph.unexposable.contains($0) }) {
            return removal + "hand it out: `Expose(\(key.exposure))` in \(graph.name.quoted)"
        }
        let key = keys.first
        return removal
            + "make \(key?.name.quoted ?? binding.name.quoted) as accessible as \(graph.name.quoted), and hand it out there: "
            + "`Expose(\(key?.exposure ?? binding.name.metatype))`"
    }
}

extension Analysis {
    /// What no root reaches, as far as it is to be told. Without exposures there is nothing to be reached from, and what an override made
    /// unnecessary is of use elsewhere.
    var leftoverBindings: [Binding] {
        guard !graph.exposures.isEmpty, leftovers == .everything || graph.overrides.isEmpty else { return [] }
        return graph.bindings.indices
            .filter { !answered.isReached(BindingID($0)) && !answered.replacements.isReplaced(BindingID($0)) }
            .map { answered.graph.bindings[$0] }
            .filter { binding in
                guard isToldOf(binding) else { return false }
                // What nobody needs needs no wrapping, which goes without saying.
                guard let inner = binding.decoration?.inner, isToldOf(answered.graph[inner]) else { return true }
                return answered.isReached(inner)
            }
    }

    private func isToldOf(_ binding: Binding) -> Bool { leftovers == .everything || binding.isOwnPackage }
}
