/// Looks for the ways from some bindings to others, through what is needed. A road leaves the first at its first step, and ends where it first
/// meets one of the others.
struct RoadSearch {
    /// A way through the graph: its links, and the root that it begins at, if it begins at one.
    struct Way {
        var root: GraphIndex.Root?
        var links: [GraphIndex.Link]
    }

    /// Where ways begin.
    enum Beginning {
        case roots
        case bindings(Set<Int>)
    }

    let index: GraphIndex
    let targets: Set<Int>
    /// By binding, how many steps there are at least from it to a target; nil where no way leads there.
    let distances: [Int?]
    private let roots: [GraphIndex.Root]
    private let sources: Set<Int>
    private let beginsAtRoots: Bool

    init(_ index: GraphIndex, from beginning: Beginning, to targets: Set<Int>) {
        self.index = index
        self.targets = targets
        switch beginning {
        case .roots: (roots, sources, beginsAtRoots) = (index.roots, [], true)
        case .bindings(let sources): (roots, self.sources, beginsAtRoots) = ([], sources, false)
        }
        distances = Self.distances(index, to: targets, avoiding: sources)
    }

    /// Found backwards, so that nothing is looked at that leads nowhere.
    private static func distances(_ index: GraphIndex, to targets: Set<Int>, avoiding sources: Set<Int>) -> [Int?] {
        var distances: [Int?] = Array(repeating: nil, count: index.links.count)
        var reached = targets.filter { index.isNeeded($0) }.sorted()
        for target in reached { distances[target] = 0 }
        var next = 0
        while next < reached.count {
            let current = reached[next]
            next += 1
            // Whatever goes on from a source is another road's.
            if sources.contains(current), !targets.contains(current) { continue }
            for link in index.users[current] where distances[link.source] == nil && index.isNeeded(link.source) {
                distances[link.source] = (distances[current] ?? 0) + 1
                reached.append(link.source)
            }
        }
        return distances
    }

    /// The links out of a binding that lead on to a target, none where it is one itself.
    func continuations(of number: Int) -> [GraphIndex.Link] {
        targets.contains(number) ? [] : links(from: number)
    }

    private func links(from number: Int) -> [GraphIndex.Link] {
        index.links[number].filter { link in
            distances[link.target] != nil && (!sources.contains(link.target) || targets.contains(link.target))
        }
    }

    /// The first steps: with none, the root itself; and with how many steps there are at least behind it.
    func beginnings() -> [(way: Way, last: Int)] {
        if beginsAtRoots {
            return roots.filter { distances[$0.number] != nil }.map { (Way(root: $0, links: []), $0.number) }
        }
        return sources.sorted().filter(index.isNeeded).flatMap(links).map { (Way(root: nil, links: [$0]), $0.target) }
    }

    /// The shortest, and of several the first in listed order.
    func shortest() -> Way? {
        var best: (way: Way, last: Int)?
        var length = Int.max
        for beginning in beginnings() {
            let whole = beginning.way.links.count + (distances[beginning.last] ?? .max)
            if whole < length { (best, length) = (beginning, whole) }
        }
        guard var way = best?.way, var current = best?.last else { return nil }
        while let distance = distances[current], distance > 0 {
            let next = continuations(of: current).first { (distances[$0.target] ?? .max) == distance - 1 }
            guard let next else { return nil }
            way.links.append(next)
            current = next.target
        }
        return way
    }

    func road(_ way: Way) -> Road { Road(root: way.root.map(index.root), steps: way.links.map(index.step)) }
}
