import DovetailDiagnostics

/// What is told of a dependency that breaks a rule.
final class ForbiddenDependencyWording {
    private let rule: ArchitectureRule
    private let answered: AnsweredGraph

    init(rule: ArchitectureRule, answered: AnsweredGraph) {
        self.rule = rule
        self.answered = answered
    }

    private static let stepsShown = 12

    private var graph: Graph { answered.graph }

    /// Of something that comes to what `Forbid` keeps it from, by way of `binding`.
    ///
    /// - Parameters:
    ///   - edges: What of it the binding depends on.
    ///   - road: The shortest road to the binding; empty where that itself may not reach it.
    ///   - departures: The first parameters of all roads that come this way, with the rest of each.
    func diagnostic(
        _ binding: BindingID,
        _ edges: [Edge],
        road: [ParameterSite],
        departures: [(site: ParameterSite, rest: [ParameterSite])]
    ) -> Diagnostic {
        let first = edges[0]
        let site = ParameterSite(binding: binding, dependency: first.dependency)
        let source = road.first?.binding ?? binding
        var notes: [Diagnostic.Note] = []
        if !road.isEmpty || graph[binding].isCollection { notes += steps(of: road + [site]) }
        notes += further(edges.dropFirst(), of: binding)
        let others = departures.filter { $0.site != road.first }
        notes += others.firstNotes(noteOnFurtherDeparture) { count in
            count == 1 ? "1 more comes this way" : "\(count) more come this way"
        }
        notes.append(ruleNote)
        notes.append(
            .init(.suggestion, mend(binding, first, road, isShared: !others.isEmpty) + exception(binding, "except: "))
        )
        return Diagnostic(
            .forbiddenDependency,
            at: answered.dependency(at: site).location,
            "\(subject(source)) may not reach \(target(first).name), which "
                + need(of: binding, first, isSubject: source == binding),
            notes: notes
        )
    }

    /// Of something that depends on what is confined to others.
    ///
    /// - Parameter found: Its dependencies that do, those on a collection with the element that is confined.
    func diagnostic(_ binding: BindingID, _ found: [(edge: Edge, element: Edge?)]) -> Diagnostic {
        let (edge, element) = found[0]
        let site = ParameterSite(binding: binding, dependency: edge.dependency)
        var notes = answered.road(to: binding)
        if element != nil { notes.append(answered.step(through: site, .road)) }
        if let element {
            notes.append(
                answered.step(through: .init(binding: edge.target, dependency: element.dependency), .road)
            )
        }
        notes += further(found.dropFirst().map(\.edge), of: binding)
        notes.append(ruleNote)
        let allowed = rule.others.map { $0.name.quoted }.enumerated(with: "and")
        let keeper = rule.others[0]
        let mend: String
        switch keeper.members {
        case .assembly: mend = "let \(name(binding)) ask for something of \(keeper.name.quoted) that uses it"
        case .scope: mend = "let \(name(binding)) ask for something in \(keeper.name.quoted) that uses it"
        case .key: mend = "let \(name(binding)) ask for \(keeper.name.quoted) instead"
        }
        notes.append(.init(.suggestion, mend + exception(binding, "")))
        let dependency = answered.dependency(at: site)
        let (target, role) = target(element ?? edge)
        let way = element == nil ? role : " in \(dependency.key.quoted)"
        return Diagnostic(
            .forbiddenDependency,
            at: dependency.location,
            "\(name(binding)) needs \(target)\(way) for its parameter \(dependency.parameter.quoted), which only "
                + "\(allowed) may",
            notes: notes
        )
    }
}

// MARK: - Notes

extension ForbiddenDependencyWording {
    private var ruleNote: Diagnostic.Note {
        .init(.related, "\(rule.composition.quoted) says \(rule.text.quoted)", at: rule.location)
    }

    private func steps(of road: [ParameterSite]) -> [Diagnostic.Note] {
        let shown = road.prefix(Self.stepsShown).map { answered.step(through: $0, .road) }
        if road.count <= shown.count { return shown }
        let last = answered.step(through: road[road.count - 1], .road)
        let left = road.count - shown.count
        if left == 1 { return shown + [last] }
        return shown + [.init(.road, "… \(left - 1) further steps …", at: rule.location), last]
    }

    private func further(_ edges: some Collection<Edge>, of binding: BindingID) -> [Diagnostic.Note] {
        edges.firstNotes { edge in
            let dependency = graph[binding].dependencies[edge.dependency]
            let verb = graph[binding].isCollection ? "collects" : "needs"
            let place = graph[binding].isCollection ? "" : " (parameter \(dependency.parameter.quoted))"
            return .init(.related, "\(name(binding)) \(verb) \(target(edge).name) too\(place)", at: dependency.location)
        } rest: { count in
            count == 1 ? "1 more dependency breaks the rule" : "\(count) more dependencies break the rule"
        }
    }

    private func noteOnFurtherDeparture(_ site: ParameterSite, _ rest: [ParameterSite]) -> Diagnostic.Note {
        let way = rest.map { name($0.binding) }.joined(separator: " → ")
        let dependency = answered.dependency(at: site)
        return .init(
            .related,
            "\(name(site.binding)) comes this way too, for its parameter \(dependency.parameter.quoted)"
                + (way.isEmpty ? "" : " (by way of \(way))"),
            at: dependency.location
        )
    }

    private func need(of binding: BindingID, _ edge: Edge, isSubject: Bool) -> String {
        if graph[binding].isCollection { return "\(name(binding)) collects" }
        let parameter = graph[binding].dependencies[edge.dependency].parameter.quoted
        return "\(isSubject ? "it" : name(binding)) needs\(target(edge).role) for its parameter \(parameter)"
    }

    /// What to change in the graph.
    private func mend(_ binding: BindingID, _ edge: Edge, _ road: [ParameterSite], isShared: Bool) -> String {
        let without =
            graph[binding].isCollection
            ? "take \(target(edge).name) out of \(name(binding))"
            : "let \(name(binding)) do without \(target(edge).name)"
        guard let first = road.first, !isShared else { return without }
        let dependency = answered.dependency(at: first)
        return "\(without), or \(name(first.binding)) without its parameter \(dependency.parameter.quoted)"
    }

    /// What to change in the rule.
    private func exception(_ binding: BindingID, _ label: String) -> String {
        guard rule.isOwnPackage, let name = nameForRules(of: binding) else { return "" }
        let label = rule.exceptions.isEmpty ? label : ""
        return "; if that is how it is meant, say `\(rule.text.dropLast()), \(label)\(name.metatype))`"
    }
}

// MARK: - Names

extension ForbiddenDependencyWording {
    private func name(_ binding: BindingID) -> String { graph[binding].quoted }

    /// What the composition can call a binding: a key, or its assembly.
    private func nameForRules(of id: BindingID) -> String? {
        let binding = graph[id]
        let key = (binding.keys.first ?? binding.madeType).flatMap { graph.unexposable.contains($0) ? nil : $0.name }
        if let key { return key }
        return binding.assembly.isEmpty ? nil : binding.assembly
    }

    /// One that may not reach something, with the name by which the rule means it.
    private func subject(_ id: BindingID) -> String {
        let part = rule.others[0]
        switch part.members {
        case .assembly, .scope: return "\(name(id)) of \(part.name.quoted)"
        case .key: return graph[id].name == part.name ? name(id) : "\(name(id)), which is \(part.name.quoted),"
        }
    }

    /// What a dependency is on, by the name that the rule means it by, and by what it is asked for as where that is another.
    private func target(_ edge: Edge) -> (name: String, role: String) {
        let binding = graph[edge.target]
        let asked = binding.keys.indices.contains(edge.key) ? binding.keys[edge.key] : nil
        let name = asked?.quoted ?? binding.quoted
        switch rule.part.members {
        case .assembly, .scope: return ("\(name) of \(rule.part.name.quoted)", "")
        case .key(let key):
            guard let asked, !asked.isSameType(as: key) else { return (name, "") }
            return (key.quoted, " as \(name)")
        }
    }
}
