/// Registrations that are asked for with the very arguments that their parameters would take, and that list none, or others that no parameter takes.
///
/// The parameters then lack a binding, too: that is the same mistake, and it is told of where the arguments are handed in.
final class ForgottenArguments {
    private let answered: AnsweredGraph
    /// By what is made, the dependencies that would take the arguments.
    private var parameters: [BindingID: Set<Int>] = [:]

    init(_ answered: AnsweredGraph) {
        self.answered = answered
        for (_, refusal) in answered.refusals {
            guard case .otherArguments(let provider, let asked?) = refusal else { continue }
            if let taking = taking(asked, provider) {
                parameters[answered.graph.innermost(provider.binding), default: []].formUnion(taking)
            }
        }
    }

    /// What was asked for so, if it is such a registration.
    subscript(provider: Provider, asked: [Key]?) -> BindingID? {
        asked.flatMap { taking($0, provider) }.map { _ in answered.graph.innermost(provider.binding) }
    }

    /// The group without the parameters that would take arguments; nil where it has no others.
    func withoutExplained(_ group: RefusalGroup) -> RefusalGroup? {
        switch group.refusal {
        case .nothingProvides, .outlives: break
        case .otherArguments, .noScopeFits, .severalScopesFit, .notOpenable: return group
        }
        if parameters.isEmpty { return group }
        var rest = group
        rest.consumers.removeAll { consumer in
            guard case .parameter(let site) = consumer else { return false }
            return parameters[site.binding]?.contains(site.dependency) ?? false
        }
        return rest.consumers.isEmpty ? nil : rest
    }

    /// Nil where an argument is left over, or all that the registration lists are taken.
    private func taking(_ asked: [Key], _ provider: Provider) -> Set<Int>? {
        let binding = answered.graph[answered.graph.innermost(provider.binding)]
        let isWrong = binding.arguments.isEmpty || binding.argumentsTaken().isEmpty
        guard isWrong, !asked.isEmpty, binding.lifetime != .input, !binding.isCollection else { return nil }
        let taken = binding.taking(asked)
        return taken.count == asked.count ? Set(taken.keys) : nil
    }
}
