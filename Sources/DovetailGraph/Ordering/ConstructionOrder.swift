/// The order in which each scope makes its objects, and the closures that can't be formed when they are asked for.
///
/// Every reached binding but the inputs has its place: what it holds comes before it, always; what its closures make or
/// fetch comes before it wherever no cycle is in the way. Transients take part as if they were made once, so that a
/// closure is direct exactly when all that its body captures is there. Of what could come next, the first listed does.
/// Objects that may be made side by side are then moved together.
final class ConstructionOrder {
    let laziness: Laziness
    /// One element a scope.
    private(set) var sequences: [[BindingID]]
    /// One element a scope: the objects that are made side by side, wave by wave.
    private(set) var waves: [[[BindingID]]]
    /// Before the waves were moved together, which keeps what has to come before another before it.
    private var positions: [Int]
    /// False on and behind a loop of objects that need each other, where no order is right.
    private var isSettled: [Bool]
    /// Whether objects need each other without a closure in between.
    private(set) var hasLoops = false
    private let scopes: [ScopeID]
    private let lifetimes: [Binding.Lifetime]

    init(_ answered: AnsweredGraph) {
        laziness = Laziness(answered)
        scopes = answered.graph.bindings.map(\.scope)
        lifetimes = answered.graph.bindings.map(\.lifetime)
        sequences = answered.graph.scopes.map { _ in [] }
        waves = answered.graph.scopes.map { _ in [] }
        positions = scopes.map { _ in 0 }
        isSettled = scopes.map { _ in false }
        let (settled, unsettled) = sorted(answered)
        for id in settled { isSettled[id.index] = true }
        hasLoops = !unsettled.isEmpty
        for (position, id) in (settled + unsettled).enumerated() {
            positions[id.index] = position
            sequences[scopes[id.index].index].append(id)
        }
        if answered.graph.bindings.contains(where: \.isConcurrent) { arrangeWaves(answered) }
    }

    private func arrangeWaves(_ answered: AnsweredGraph) {
        let arrangement = Waves(answered, sequences) { dependant, edge in
            edge.kind != .opening && isOrdered(edge, of: dependant) && !isLate(edge, of: dependant)
        }
        sequences = sequences.map(arrangement.arranged)
        waves = sequences.map(arrangement.waves)
    }

    /// Whether a closure has to go through the scope, because what it makes or fetches isn't there when the closure is
    /// formed.
    func isLate(_ edge: Edge, of dependant: BindingID) -> Bool {
        guard edge.kind == .closure else { return false }
        if laziness.involvesLazy[edge.target.index] { return true }
        guard isOrdered(edge, of: dependant), isSettled[edge.target.index], isSettled[dependant.index] else {
            return false
        }
        return positions[edge.target.index] >= positions[dependant.index]
    }

    /// Whether both ends are made by the same scope: ancestors are complete, and inputs are there from the start.
    private func isOrdered(_ edge: Edge, of dependant: BindingID) -> Bool {
        scopes[edge.target.index] == scopes[dependant.index] && lifetimes[edge.target.index] != .input
    }

    /// Kahn's algorithm. A closure of a cycle doesn't hold its dependant back, but a dependant with all its closures
    /// ready goes first, so that few of them are late. What is left in the end lies on or behind a cycle without a
    /// closure, which is an error.
    private func sorted(_ answered: AnsweredGraph) -> (settled: [BindingID], unsettled: [BindingID]) {
        let edges = orderingEdges(answered)
        let components = StronglyConnectedComponents.numbers(of: edges.map { $0.map(\.target.index) })
        var dependants = edges.map { _ in [(dependant: Int, isBinding: Bool)]() }
        var holding = edges.map { _ in 0 }
        var wishing = edges.map { _ in 0 }
        for (dependant, targets) in edges.enumerated() {
            for edge in targets where edge.kind == .hard || edge.target.index != dependant {
                let target = edge.target.index
                let isBinding = edge.kind == .hard || components[target] != components[dependant]
                dependants[target].append((dependant, isBinding))
                if isBinding { holding[dependant] += 1 } else { wishing[dependant] += 1 }
            }
        }
        let nodes = answered.reached.filter { lifetimes[$0.index] != .input }.map(\.index)
        var queue = ReadyQueue(count: edges.count)
        for node in nodes where holding[node] == 0 {
            queue.insert(node, isComplete: wishing[node] == 0)
        }
        var order: [BindingID] = []
        while let node = queue.next() {
            order.append(BindingID(node))
            for (dependant, isBinding) in dependants[node] {
                if isBinding { holding[dependant] -= 1 } else { wishing[dependant] -= 1 }
                guard holding[dependant] == 0 else { continue }
                queue.insert(dependant, isComplete: wishing[dependant] == 0)
            }
        }
        return (order, nodes.filter { !queue.hasHandedOut($0) }.sorted().map(BindingID.init))
    }

    /// The edges that bear on the order. Closures onto lazy objects don't: they are late wherever they stand.
    private func orderingEdges(_ answered: AnsweredGraph) -> [[Edge]] {
        answered.edges.enumerated().map { index, edges in
            edges.filter { edge in
                guard edge.kind != .opening, isOrdered(edge, of: BindingID(index)) else { return false }
                return edge.kind == .hard || !laziness.involvesLazy[edge.target.index]
            }
        }
    }
}
