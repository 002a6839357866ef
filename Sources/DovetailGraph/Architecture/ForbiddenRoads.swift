/// The roads on which something comes to what it may not reach.
///
/// A road begins at its last step within the part that it comes from, ends at its first in the one that may not be reached, and goes through
/// no exception. All bindings are searched at once, nearest first.
final class ForbiddenRoads {
    private let answered: AnsweredGraph
    private let isForbidden: [Bool]
    private let isException: [Bool]
    private let isSource: [Bool]
    /// One element a binding: the parameter by which it was come to. Nil for a source, and for what is not come to.
    private var arrivals: [ParameterSite?]
    /// What depends on a forbidden thing itself and is come to, nearest first, with those of its dependencies that do.
    private(set) var touches: [(binding: BindingID, edges: [Edge])] = []

    init(of rule: ArchitectureRule, _ parts: ArchitectureParts, in answered: AnsweredGraph) {
        self.answered = answered
        isForbidden = parts.flags(of: [rule.part])
        isException = parts.flags(of: rule.exceptions)
        var isSource = parts.flags(of: rule.others)
        for index in isSource.indices where isForbidden[index] || isException[index] { isSource[index] = false }
        self.isSource = isSource
        arrivals = Array(repeating: nil, count: answered.graph.bindings.count)
        search()
    }

    private func search() {
        var open = answered.reached.filter { isSource[$0.index] }
        var isSeen = isSource
        var next = 0
        while next < open.count {
            let id = open[next]
            next += 1
            var forbidden: [Edge] = []
            for edge in answered.edges[id.index] {
                let target = edge.target.index
                if isForbidden[target] {
                    forbidden.append(edge)
                } else if !isSeen[target], !isException[target] {
                    isSeen[target] = true
                    arrivals[target] = ParameterSite(binding: id, dependency: edge.dependency)
                    open.append(edge.target)
                }
            }
            if !forbidden.isEmpty { touches.append((id, forbidden)) }
        }
    }

    /// A shortest road to a binding that is come to: the parameters on it, the first of which is a source's.
    func road(to binding: BindingID) -> [ParameterSite] {
        var sites: [ParameterSite] = []
        var current = arrivals[binding.index]
        while let site = current {
            sites.append(site)
            current = arrivals[site.binding.index]
        }
        return sites.reversed()
    }

    /// The parameters of sources by which a road to a binding leaves its source, nearest to the binding first, each with the shortest rest of
    /// that road as far as `limit` goes. A source that has to go through another has none.
    ///
    /// - Parameter dependants: For each binding, the parameters that ask for it.
    func departures(
        to binding: BindingID,
        _ dependants: [[ParameterSite]],
        limit: Int
    ) -> [(site: ParameterSite, rest: [ParameterSite])] {
        if isSource[binding.index] { return [] }
        var onward: [BindingID: (site: ParameterSite, next: BindingID)] = [:]
        var open = [binding]
        var departures: [(site: ParameterSite, rest: [ParameterSite])] = []
        var next = 0
        while next < open.count {
            let id = open[next]
            next += 1
            for site in dependants[id.index] {
                let dependant = site.binding
                if isForbidden[dependant.index] || isException[dependant.index] { continue }
                if isSource[dependant.index] {
                    departures.append((site, departures.count < limit ? road(from: id, onward) : []))
                } else if dependant != binding, onward[dependant] == nil {
                    onward[dependant] = (site, id)
                    open.append(dependant)
                }
            }
        }
        return departures
    }

    private func road(
        from binding: BindingID,
        _ onward: [BindingID: (site: ParameterSite, next: BindingID)]
    ) -> [ParameterSite] {
        var sites: [ParameterSite] = []
        var current = binding
        while let step = onward[current] {
            sites.append(step.site)
            current = step.next
        }
        return sites
    }
}
