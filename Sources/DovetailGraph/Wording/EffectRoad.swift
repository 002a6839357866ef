import DovetailDiagnostics

extension Analysis {
    private static let stepsShown = 12

    /// From a binding whose making has the effect to what causes it: one note a step, the cause last.
    func road(from binding: BindingID, to effect: Effect) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var current = binding
        while case .dependency(let place)? = effects.sources[current.index][effect] {
            if notes.count < Self.stepsShown {
                let site = ParameterSite(binding: current, dependency: place.dependency)
                notes.append(answered.step(through: site, .related))
            } else if notes.count == Self.stepsShown {
                notes.append(.init(.related, "… further steps …"))
            }
            current = place.target
        }
        let cause = graph[current]
        return notes + [.init(.related, "making \(cause.name.quoted) \(verb(effect, of: current))", at: cause.location)]
    }

    /// What a making does, to follow its name: "throws".
    func verb(_ effect: Effect, of binding: BindingID) -> String {
        switch effect {
        case .async: "is async"
        case .throwing: "throws"
        case .isolation: "runs on \((effects.making[binding.index].isolation ?? "").quoted)"
        }
    }
}
