/// Finds loops of hard edges: enough of them that breaking the closing edge of each leaves none.
final class LoopSearch {
    /// One edge of a loop.
    struct Step: Sendable {
        let site: ParameterSite
        let target: BindingID
    }

    private let answered: AnsweredGraph
    /// The hard edges not yet taken for broken.
    private var edges: [[Edge.Place]]
    /// A knot of more loops than this in one place is one problem, not many.
    private static let loopsOfAKnot = 8

    init(_ answered: AnsweredGraph) {
        self.answered = answered
        edges = answered.edges.map { edges in edges.filter { $0.kind == .hard }.map(\.place) }
    }

    /// Each starts at its binding nearest to a root, and is as short as a loop through it can be.
    func loops() -> [[Step]] {
        let search = self
        return knots(among: answered.reached).flatMap { search.breakLoops(of: $0) }
    }

    /// Breaks one loop, then looks at what still hangs together.
    private func breakLoops(of knot: [BindingID]) -> [[Step]] {
        var loops: [[Step]] = []
        var knots = [knot]
        while loops.count < Self.loopsOfAKnot, let knot = knots.popLast() {
            guard let loop = shortestLoop(from: knot[0], within: Set(knot)), let closing = loop.last else { continue }
            loops.append(loop)
            edges[closing.site.binding.index].removeAll { $0.dependency == closing.site.dependency }
            knots += self.knots(among: knot).reversed()
        }
        return loops
    }

    /// The bindings that reach each other, in the given order; singles only where they may reach themselves.
    private func knots(among members: [BindingID]) -> [[BindingID]] {
        let places = Dictionary(uniqueKeysWithValues: zip(members, 0...))
        let inner = members.map { member in edges[member.index].compactMap { places[$0.target] } }
        let components = StronglyConnectedComponents.numbers(of: inner)
        var knots: [Int: [BindingID]] = [:]
        var firstSeen: [Int] = []
        for (place, member) in members.enumerated() {
            if knots[components[place]] == nil { firstSeen.append(components[place]) }
            knots[components[place], default: []].append(member)
        }
        return firstSeen.compactMap { knots[$0] }.filter { knot in
            knot.count > 1 || edges[knot[0].index].contains { $0.target == knot[0] }
        }
    }

    private func shortestLoop(from start: BindingID, within insiders: Set<BindingID>) -> [Step]? {
        var arrivals: [BindingID: Step] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let current = queue[next]
            next += 1
            for place in edges[current.index] where insiders.contains(place.target) {
                let site = ParameterSite(binding: current, dependency: place.dependency)
                let step = Step(site: site, target: place.target)
                if place.target == start { return path(to: current, from: start, arrivals) + [step] }
                guard arrivals[place.target] == nil else { continue }
                arrivals[place.target] = step
                queue.append(place.target)
            }
        }
        return nil
    }

    private func path(to end: BindingID, from start: BindingID, _ arrivals: [BindingID: Step]) -> [Step] {
        var steps: [Step] = []
        var current = end
        while current != start, let step = arrivals[current] {
            steps.append(step)
            current = step.site.binding
        }
        return steps.reversed()
    }
}
