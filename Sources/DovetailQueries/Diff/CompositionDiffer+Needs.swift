extension CompositionDiffer {
    // MARK: - What scopes need of others

    /// What the objects of a scope need, directly or by way of others, of the scopes that theirs lies in.
    mutating func compareNeeds() {
        let reaches = Sided { side in ScopeReach(indices[side]) }
        let homes = Sided { side in indices[side].bindings.map { scopes.name($0.scope, side) } }
        let names = Sided { side in Dictionary(grouping: homes[side].indices, by: { homes[side][$0] }) }
        for scope in indices.new.composition.scopes.map(\.name) where scopes.common.contains(scope) {
            let reached = Sided { side in reaches[side].reached(from: names[side][scope] ?? []) }
            for side in [Side.new, .old] {
                noteNeeds(of: scope, side, reached[side], unlike: reached[side.other], homes)
            }
        }
    }

    private mutating func noteNeeds(
        of scope: String,
        _ side: Side,
        _ reached: ScopeReach.Reached,
        unlike other: ScopeReach.Reached,
        _ homes: Sided<[String]>
    ) {
        // What a graph with errors lacks it may well need.
        guard indices[side.other].composition.state == .sound else { return }
        let known = self.known(other.order, side.other)
        // What an object of the scope takes itself is told also where others lead there.
        let direct = self.known(other.direct, side.other)
        var order: [Way] = []
        var needs: [Way: [Int]] = [:]
        for index in reached.order {
            let home = homes[side][index]
            guard home != scope, scopes.common.contains(home) else { continue }
            // Of the binding only that is copied which is looked at: there are many.
            guard !indices[side].bindings[index].isCollection else { continue }
            let keys = indices[side].bindings[index].keys
            let names = [Known.number(number(index, side))] + keys.map { .key(identity($0, side)) }
            let isKnown = reached.isDirect(index) ? direct : known
            guard !names.contains(where: isKnown.contains) else { continue }
            let way = Way(home: home, road: reached.road(to: index).dropLast())
            // What goes to another scope takes its needs with it.
            if let first = way.road.first, !areHomesSame(number(first, side)) { continue }
            // A collection has another element, and is not asked for by anybody else.
            if let last = way.road.last, binding(last, side).isCollection, known.contains(.number(number(last, side))) {
                continue
            }
            if needs[way] == nil { order.append(way) }
            needs[way, default: []].append(index)
        }
        for way in order {
            let found = needs[way] ?? []
            if way.road.count == 1, let asker = way.road.first {
                for target in found {
                    toldDependencies.insert(
                        DependencyName(binding: number(asker, side), target: number(target, side), side: side)
                    )
                }
            }
            var change = Change(.need, way.home, scope: scope)
            let titles = found.map { binding($0, side).offeredTitle }
            let road = way.road.map { binding($0, side).title }
            if side == .old {
                (change.old, change.formerRoad) = (titles, road)
            } else {
                (change.new, change.road) = (titles, road)
            }
            changes.append(change)
        }
    }

    private enum Known: Hashable {
        case number(Int)
        case key(String)
    }

    /// Things, and what they are asked for as: what takes the place of something is needed as that was.
    private func known(_ places: [Int], _ side: Side) -> Set<Known> {
        var known: Set<Known> = []
        for place in places {
            known.insert(.number(number(place, side)))
            for key in indices[side].bindings[place].keys { known.insert(.key(identity(key, side))) }
        }
        return known
    }

    private func areHomesSame(_ number: Int) -> Bool {
        guard let old = matching.places[number].old, let new = matching.places[number].new else { return true }
        return scope(old, .old) == scope(new, .new)
    }

    /// By which objects a scope comes to need something of another.
    private struct Way: Hashable {
        var home: String
        var road: ArraySlice<Int>
    }
}

extension GraphDocument.Binding {
    /// What it is asked for as.
    fileprivate var offeredTitle: String { keys.first?.title ?? title }
}

/// What objects need, directly or by way of others, as long as they live: what opening another scope takes is not theirs.
struct ScopeReach {
    private let index: CompositionIndex

    init(_ index: CompositionIndex) {
        self.index = index
    }

    /// What is reached, nearest first.
    struct Reached {
        fileprivate(set) var order: [Int] = []
        /// Who asks for it; nil for where the search starts.
        fileprivate var askers: [Int: Int?] = [:]

        /// What those take themselves at which the search starts.
        fileprivate(set) var direct: [Int] = []

        func isDirect(_ index: Int) -> Bool { (askers[index] ?? nil).map { askers[$0] == .some(nil) } ?? false }

        /// From where the search starts to a binding, both included.
        func road(to index: Int) -> ArraySlice<Int> {
            var road = [index]
            while let last = road.last, let asker = askers[last] ?? nil { road.append(asker) }
            return road.reversed()[...]
        }
    }

    func reached(from starts: [Int]) -> Reached {
        var reached = Reached()
        for start in starts where index.bindings[start].state == .needed {
            reached.order.append(start)
            reached.askers[start] = .some(nil)
        }
        var next = 0
        while next < reached.order.count {
            let asker = reached.order[next]
            next += 1
            for (dependency, target) in zip(index.bindings[asker].dependencies, index.targets[asker]) {
                guard let target, dependency.answer == .found, dependency.kind != .opening else { continue }
                guard reached.askers[target] == nil else { continue }
                reached.askers[target] = .some(asker)
                if reached.askers[asker] == .some(nil) { reached.direct.append(target) }
                reached.order.append(target)
            }
        }
        return reached
    }
}
