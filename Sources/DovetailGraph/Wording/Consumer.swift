import DovetailDiagnostics

/// Who asks for a key.
enum Consumer: Hashable, Sendable {
    /// The composition, by an exposure.
    case exposure(Int)
    case parameter(ParameterSite)
}

extension Collection {
    /// A note each for the first five, and one that counts the rest.
    func firstNotes(_ note: (Element) -> Diagnostic.Note, rest: (Int) -> String) -> [Diagnostic.Note] {
        let shown = 5
        let notes = prefix(shown).map(note)
        return count <= shown ? notes : notes + [.init(.related, rest(count - shown))]
    }
}

extension AnsweredGraph {
    /// Where the key is asked for.
    func location(of consumer: Consumer) -> SourceLocation {
        switch consumer {
        case .exposure(let index): graph.exposures[index].location
        case .parameter(let site): dependency(at: site).location
        }
    }

    /// The scope from which the key is looked up; nil for the composition, which looks in all of them.
    func scope(of consumer: Consumer) -> ScopeID? {
        switch consumer {
        case .exposure: nil
        case .parameter(let site): graph[site.binding].scope
        }
    }

    /// The subordinate clause that ends a headline: who needs it, and what for.
    func need(of consumer: Consumer) -> String {
        switch consumer {
        case .exposure:
            return "which \(graph.name.quoted) exposes"
        case .parameter(let site):
            let binding = graph[site.binding]
            let parameter = dependency(at: site).parameter
            let scope = graph[binding.scope].name
            return "which \(binding.name.quoted) needs for its parameter \(parameter.quoted) in \(scope.quoted)"
        }
    }

    /// The road to the first consumer, then where the others are.
    func notes(on consumers: [Consumer]) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        if case .parameter(let site)? = consumers.first { notes += road(to: site.binding) }
        let others = consumers.dropFirst()
        return notes
            + others.firstNotes(noteOnFurther) { count in
                count == 1 ? "1 more parameter needs it too" : "\(count) more parameters need it too"
            }
    }

    private func noteOnFurther(_ consumer: Consumer) -> Diagnostic.Note {
        switch consumer {
        case .exposure:
            return .init(.related, "\(graph.name.quoted) exposes it too", at: location(of: consumer))
        case .parameter(let site):
            let name = graph[site.binding].name.quoted
            let parameter = dependency(at: site).parameter.quoted
            let way = briefRoad(to: site.binding)
            return .init(
                .related,
                "\(name) needs it too, for its parameter \(parameter) (by way of \(way))",
                at: location(of: consumer)
            )
        }
    }
}
