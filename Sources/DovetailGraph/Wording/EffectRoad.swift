import DovetailDiagnostics

extension Analysis {
    static let stepsShown = 12

    /// From a binding whose making has the effect to what causes it: one note a step, the cause last.
    func road(from binding: BindingID, to effect: Effect) -> [Diagnostic.Note] {
        let (notes, cause) = steps(from: binding) { current in
            if case .dependency(let place)? = effects.sources[current.index][effect] { place } else { nil }
        }
        if case .reading(let place)? = effects.sources[cause.index][effect] {
            let site = ParameterSite(binding: cause, dependency: place.dependency)
            return notes + [answered.step(through: site, .related), holding(place.target)]
        }
        let isByScope = effect == .isolation && graph[cause].isIsolatedByScope
        let reason = isByScope ? ", as all of \(graph[graph[cause].scope].name.quoted) does" : ""
        let fact = "making \(graph[cause].name.quoted) \(verb(effect, of: cause))\(reason)"
        return notes + [.init(.related, fact, at: graph[cause].location)]
    }

    /// From a binding to what throws something else than is allowed.
    func road(from binding: BindingID, toErrorsOtherThan allowed: Effects) -> [Diagnostic.Note] {
        let (notes, cause) = steps(from: binding) { current in
            if !allowed.allowsErrors(of: graph[current].effects) { return nil }
            return answered.edges[current.index].first { edge in
                edge.kind == .hard && !allowed.allowsErrors(of: effects.handingOut(edge, graph))
            }?.place
        }
        let error = graph[cause].effects.thrown.map { " \($0.quoted)" } ?? ""
        return notes + [
            .init(.related, "making \(graph[cause].name.quoted) throws\(error)", at: graph[cause].location)
        ]
    }

    private func steps(
        from binding: BindingID,
        next: (BindingID) -> Edge.Place?
    ) -> (notes: [Diagnostic.Note], cause: BindingID) {
        var notes: [Diagnostic.Note] = []
        var current = binding
        // Of things that need each other, each throws because the next one does.
        var seen: Set<BindingID> = [binding]
        while let place = next(current), seen.insert(place.target).inserted {
            if notes.count < Self.stepsShown {
                let site = ParameterSite(binding: current, dependency: place.dependency)
                notes.append(answered.step(through: site, .related))
            } else if notes.count == Self.stepsShown {
                notes.append(.init(.related, "… further steps …"))
            }
            current = place.target
        }
        return (notes, current)
    }

    /// What a making does, to follow its name: "throws".
    func verb(_ effect: Effect, of binding: BindingID) -> String {
        switch effect {
        case .async: "is async"
        case .throwing: "throws"
        case .isolation: "runs on \((effects.making[binding.index].isolation?.path ?? "").quoted)"
        }
    }
}
