import DovetailDiagnostics

/// A registration that no root reaches. It costs nothing at run time, but a reader takes it for something that is used.
enum UnusedRegistration {
    static let rule = Rule(id: .unusedRegistration, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let graph = analysis.graph
        return graph.unreachedOfOwnPackage(analysis.answered).compactMap { binding in
            guard binding.lifetime != .input else { return nil }
            return Diagnostic(
                .unusedRegistration,
                severity: .warning,
                at: binding.location,
                "nothing that \(graph.name.quoted) exposes needs \(binding.quoted)",
                notes: [
                    .init(
                        .suggestion,
                        "remove the registration, or hand it out: "
                            + "`Expose(\(exposure(of: binding)))` in \(graph.name.quoted)"
                    )
                ]
            )
        }
    }
}

extension UnusedRegistration {
    /// What to ask for it as.
    private static func exposure(of binding: Binding) -> String {
        (binding.keys.first ?? binding.contributions.first?.collection)?.exposure ?? binding.name.metatype
    }
}

extension Graph {
    /// What no root reaches and its reader can do something about. Without exposures there is nothing to be reached
    /// from, and what an override made unnecessary is of use elsewhere.
    func unreachedOfOwnPackage(_ answered: AnsweredGraph) -> [Binding] {
        guard !exposures.isEmpty, overrides.isEmpty else { return [] }
        return bindings.indices
            .filter { !answered.isReached(BindingID($0)) }
            .map { answered.graph.bindings[$0] }
            .filter { binding in
                // What nobody needs needs no wrapping, which goes without saying.
                guard let inner = binding.decoration?.inner, answered.graph[inner].isOwnPackage else {
                    return binding.isOwnPackage
                }
                return binding.isOwnPackage && answered.isReached(inner)
            }
    }
}
