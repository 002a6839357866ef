/// Which shared objects are made on first use, and whose making may have to make one.
final class Laziness {
    /// Made by whoever reads it: weak, or lazy and staying so, since no object that is made at the opening of the same scope needs it.
    private(set) var staysLazy: [Bool]
    /// Weak, and needed by an object that is made at the opening of the same scope: the first one is made then.
    private(set) var isMadeAtOpeningFirst: [Bool]
    /// Lazy or weak, or an object that isn't held and whose making reads one of those, of any scope.
    private(set) var involvesLazy: [Bool]

    init(_ answered: AnsweredGraph) {
        let graph = answered.graph
        let lifetimes = graph.bindings.map(\.lifetime)
        staysLazy = lifetimes.map(\.isMadeOnUse)
        isMadeAtOpeningFirst = lifetimes.map { _ in false }
        involvesLazy = lifetimes.map { _ in false }
        guard staysLazy.contains(true) else { return }
        makeNeededOnesEager(answered, lifetimes)
        markDependants(answered, lifetimes)
    }

    /// An ancestor's lazy object stays lazy: it is made when the child scope opens, which is its first use.
    private func makeNeededOnesEager(_ answered: AnsweredGraph, _ lifetimes: [Binding.Lifetime]) {
        let scopes = answered.graph.bindings.map(\.scope)
        var isMadeAtOpening = lifetimes.map { _ in false }
        var pending = answered.reached.filter { lifetimes[$0.index] == .shared }
        while let maker = pending.popLast() {
            for edge in answered.edges[maker.index] where edge.kind == .hard {
                let target = edge.target.index
                guard scopes[target] == scopes[maker.index], !isMadeAtOpening[target] else { continue }
                guard lifetimes[target].isMadeOnUse || !lifetimes[target].isHeld else { continue }
                isMadeAtOpening[target] = true
                if lifetimes[target] == .weak { isMadeAtOpeningFirst[target] = true } else { staysLazy[target] = false }
                pending.append(edge.target)
            }
        }
    }

    private func markDependants(_ answered: AnsweredGraph, _ lifetimes: [Binding.Lifetime]) {
        var dependants = lifetimes.map { _ in [BindingID]() }
        for id in answered.reached where !lifetimes[id.index].isHeld {
            for edge in answered.edges[id.index] where edge.kind == .hard {
                dependants[edge.target.index].append(id)
            }
        }
        var pending = answered.reached.filter { staysLazy[$0.index] }
        while let id = pending.popLast() {
            guard !involvesLazy[id.index] else { continue }
            involvesLazy[id.index] = true
            pending += dependants[id.index]
        }
    }
}
