import DovetailDiagnostics

extension AnsweredGraph {
    private static let stepsShown = 12
    private static let namesShown = 5

    /// How a binding is reached: one note a step, from the root. Long roads leave out their middle.
    func road(to binding: BindingID) -> [Diagnostic.Note] {
        guard let arrival = arrivals[binding.index] else { return [] }
        let exposure = graph.exposures[arrival.exposure]
        let last = lastSteps(to: binding, atMost: Self.stepsShown)
        var notes = [
            Diagnostic.Note(
                .road,
                "\(graph.name.quoted) exposes \(exposure.key.quoted)",
                at: exposure.location
            )
        ]
        if arrival.length > last.count {
            notes.append(.init(.road, "… \(arrival.length - last.count) further steps …", at: exposure.location))
        }
        return notes + last.map { step(through: $0, .road) }
    }

    /// The same on one line, by names.
    func briefRoad(to binding: BindingID) -> String {
        guard let arrival = arrivals[binding.index] else { return graph[binding].name.quoted }
        let last = lastSteps(to: binding, atMost: Self.namesShown)
        let names = last.map { graph[$0.binding].name.quoted } + [graph[binding].name.quoted]
        let start = arrival.length > last.count ? [graph.name.quoted, "…"] : [graph.name.quoted]
        return (start + names).joined(separator: " → ")
    }

    /// One dependency as a step of a road.
    func step(through site: ParameterSite, _ kind: Diagnostic.NoteKind) -> Diagnostic.Note {
        let dependency = dependency(at: site)
        let dependant = graph[site.binding].name.quoted
        if case .element(let element, _) = dependency.request {
            return .init(kind, "\(dependant) collects \(graph[element].name.quoted)", at: dependency.location)
        }
        return .init(
            kind,
            "\(dependant) needs \(dependency.key.quoted) (parameter \(dependency.parameter.quoted))",
            at: dependency.location
        )
    }

    private func lastSteps(to binding: BindingID, atMost limit: Int) -> [ParameterSite] {
        var steps: [ParameterSite] = []
        var current = arrivals[binding.index]
        while let site = current?.site, steps.count < limit {
            steps.append(site)
            current = arrivals[site.binding.index]
        }
        return steps.reversed()
    }
}
