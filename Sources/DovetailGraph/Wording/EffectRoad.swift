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

    /// From a binding to what itself throws something else than is allowed.
    func road(from binding: BindingID, toErrorsOtherThan allowed: Effects) -> [Diagnostic.Note] {
        let (way, cause) = way(from: binding, toErrorsOtherThan: allowed)
        let error = graph[cause].effects.thrown.map { " \($0.quoted)" } ?? ""
        return notes(on: way) + [
            .init(.related, "making \(graph[cause].name.quoted) throws\(error)", at: graph[cause].location)
        ]
    }

    /// Where things need each other, each may throw because the next one does, so that no way leads on from some of them: they are left again.
    private func way(
        from binding: BindingID,
        toErrorsOtherThan allowed: Effects
    ) -> (sites: [ParameterSite], cause: BindingID) {
        var sites: [ParameterSite] = []
        var pending = [(binding: binding, next: 0)]
        var seen: Set<BindingID> = [binding]
        while let (current, start) = pending.last {
            if !allowed.allowsErrors(of: graph[current].effects) { return (sites, current) }
            let edges = answered.edges[current.index]
            let next = edges[start...].firstIndex { edge in
                edge.kind == .hard && !seen.contains(edge.target)
                    && !allowed.allowsErrors(of: effects.handingOut(edge, graph))
            }
            guard let next else {
                pending.removeLast()
                _ = sites.popLast()
                continue
            }
            pending[pending.count - 1].next = next + 1
            seen.insert(edges[next].target)
            sites.append(ParameterSite(binding: current, dependency: edges[next].dependency))
            pending.append((edges[next].target, 0))
        }
        return ([], binding)
    }

    private func steps(
        from binding: BindingID,
        next: (BindingID) -> Edge.Place?
    ) -> (notes: [Diagnostic.Note], cause: BindingID) {
        var sites: [ParameterSite] = []
        var current = binding
        while let place = next(current) {
            sites.append(ParameterSite(binding: current, dependency: place.dependency))
            current = place.target
        }
        return (notes(on: sites), current)
    }

    private func notes(on way: [ParameterSite]) -> [Diagnostic.Note] {
        let notes = way.prefix(Self.stepsShown).map { answered.step(through: $0, .related) }
        return way.count > notes.count ? notes + [.init(.related, "… further steps …")] : notes
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
