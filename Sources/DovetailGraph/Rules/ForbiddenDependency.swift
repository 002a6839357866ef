import DovetailDiagnostics

/// A dependency that a rule of the composition does not allow. What depends on the forbidden thing itself is the one place at which all roads
/// through it can be mended, so each such binding is told of once, with the shortest road to it.
enum ForbiddenDependency {
    static let rule = Rule(id: .forbiddenDependency, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let answered = analysis.answered
        let rules = answered.graph.architectureRules
        if rules.isEmpty { return [] }
        let parts = ArchitectureParts(answered.graph, answered.replacements)
        // That a name stands for nothing explains all else.
        let named = rules.filter { !$0.parts.contains(where: parts.isWithoutTarget) }
        var searchesLeft = searches
        return named.flatMap { rule in
            switch rule.kind {
            case .forbid: forbiddenRoads(of: rule, parts, answered, &searchesLeft)
            case .confine: foreignDependants(of: rule, parts, answered)
            }
        }
    }

    /// Who else comes by the same way costs a search each, so it stops where more is wrong than one would read.
    private static let searches = 20

    private static func forbiddenRoads(
        of rule: ArchitectureRule,
        _ parts: ArchitectureParts,
        _ answered: AnsweredGraph,
        _ searchesLeft: inout Int
    ) -> [Diagnostic] {
        let roads = ForbiddenRoads(of: rule, parts, in: answered)
        if roads.touches.isEmpty { return [] }
        let wording = ForbiddenDependencyWording(rule: rule, answered: answered)
        let dependants = searchesLeft > 0 ? answered.dependants : []
        return roads.touches.map { touch in
            searchesLeft -= 1
            return wording.diagnostic(
                touch.binding,
                touch.edges,
                road: roads.road(to: touch.binding),
                // Besides the one that is told as the road itself, as many as are told.
                departures: searchesLeft >= 0 ? roads.departures(to: touch.binding, dependants, limit: 6) : []
            )
        }
    }

    private static func foreignDependants(
        of rule: ArchitectureRule,
        _ parts: ArchitectureParts,
        _ answered: AnsweredGraph
    ) -> [Diagnostic] {
        let isConfined = parts.flags(of: [rule.part])
        let isAllowed = parts.flags(of: rule.parts)
        let graph = answered.graph
        // Who asks for a collection depends on its elements: the first that is confined tells of them.
        var elements: [BindingID: Edge] = [:]
        for id in answered.reached where graph[id].isCollection {
            elements[id] = answered.edges[id.index].first { isConfined[$0.target.index] }
        }
        let wording = ForbiddenDependencyWording(rule: rule, answered: answered)
        return answered.reached.compactMap { id in
            if isAllowed[id.index] || graph[id].isCollection { return nil }
            let found = answered.edges[id.index].compactMap { edge -> (Edge, element: Edge?)? in
                if isConfined[edge.target.index] { return (edge, nil) }
                return elements[edge.target].map { (edge, $0) }
            }
            return found.isEmpty ? nil : wording.diagnostic(id, found)
        }
    }
}

extension AnsweredGraph {
    /// For each binding, the parameters that ask for it, nearest to a root first.
    fileprivate var dependants: [[ParameterSite]] {
        var dependants = graph.bindings.map { _ in [ParameterSite]() }
        for id in reached {
            for edge in edges[id.index] {
                dependants[edge.target.index].append(ParameterSite(binding: id, dependency: edge.dependency))
            }
        }
        return dependants
    }
}
