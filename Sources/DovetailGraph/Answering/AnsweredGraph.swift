/// A graph whose reachable requests have all been asked, and how each reachable binding is reached. What no root
/// reaches is not looked at.
final class AnsweredGraph {
    /// A binding that the composition hands out.
    struct Root: Sendable {
        let exposure: Int
        let provider: Provider
    }

    /// How a binding is reached first, by a shortest road.
    struct Arrival: Sendable {
        let exposure: Int
        /// The parameter that asks for it; nil for a root.
        let site: ParameterSite?
        /// How many parameters the road passes.
        let length: Int
    }

    let graph: Graph
    let answerer: Answerer
    /// In the order of the exposures, then of the scopes.
    private(set) var roots: [Root] = []
    /// Exposures of keys that no scope offers.
    private(set) var unprovidedExposures: [Int] = []
    /// Nearest to a root first. Does not depend on the order in which bindings are listed.
    private(set) var reached: [BindingID] = []
    /// One element a binding; empty where it is not reached.
    private(set) var answers: [[Answer]]
    private(set) var edges: [[Edge]]
    private(set) var arrivals: [Arrival?]
    /// The parameters without an answer, nearest to a root first.
    private(set) var refusals: [(site: ParameterSite, refusal: Refusal)] = []
    /// The closures and openers, nearest to a root first.
    private(set) var deferrals: [(dependant: BindingID, edge: Edge)] = []
    /// The optionals that nothing provides, nearest to a root first.
    private(set) var absentOptionals: [ParameterSite] = []

    var tree: ScopeTree { answerer.tree }
    var table: ProviderTable { answerer.table }
    var replacements: Replacements { answerer.replacements }

    init(_ graph: Graph) {
        answerer = Answerer(graph)
        self.graph = answerer.graph
        answers = Array(repeating: [], count: graph.bindings.count)
        edges = Array(repeating: [], count: graph.bindings.count)
        arrivals = Array(repeating: nil, count: graph.bindings.count)
        arriveAtRoots()
        var next = 0
        while next < reached.count {
            ask(reached[next])
            next += 1
        }
    }

    /// Whether something that is built takes the binding.
    func isReached(_ binding: BindingID) -> Bool {
        arrivals[binding.index] != nil
    }

    /// The dependency behind a parameter.
    func dependency(at site: ParameterSite) -> Dependency {
        graph[site.binding].dependencies[site.dependency]
    }

    private func arriveAtRoots() {
        for (index, exposure) in graph.exposures.enumerated() {
            let providers = table.firstOfEachScope(exposure.key)
            if providers.isEmpty { unprovidedExposures.append(index) }
            for provider in providers {
                roots.append(Root(exposure: index, provider: provider))
                arrive(at: provider.binding, Arrival(exposure: index, site: nil, length: 0))
            }
        }
    }

    private func arrive(at binding: BindingID, _ arrival: Arrival) {
        guard arrivals[binding.index] == nil else { return }
        arrivals[binding.index] = arrival
        reached.append(binding)
    }

    private func ask(_ id: BindingID) {
        guard let arrival = arrivals[id.index] else { return }
        let found = answerer.answers(for: graph[id])
        var edges: [Edge] = []
        for (index, answer) in found.enumerated() {
            let site = ParameterSite(binding: id, dependency: index)
            let target: BindingID?
            switch answer {
            case .found(let resolution):
                let edge = Edge(resolution, of: index)
                if let edge { edges.append(edge) }
                if let edge, edge.kind != .hard { deferrals.append((id, edge)) }
                if resolution == .none { absentOptionals.append(site) }
                target = edge?.target
            case .refused(let refusal):
                refusals.append((site, refusal))
                target = refusal.likelyTarget
            }
            guard let target else { continue }
            arrive(at: target, Arrival(exposure: arrival.exposure, site: site, length: arrival.length + 1))
        }
        self.edges[id.index] = edges
        answers[id.index] = found
    }
}
