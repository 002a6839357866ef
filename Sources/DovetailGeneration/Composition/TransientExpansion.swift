import DovetailGraph

/// What making a transient on the spot takes: how many constructions, and which objects.
///
/// A transient that is made while a scope opens, or in a closure, can't be made by a function of the open scope; it is made where it stands, with the
/// transients that it takes. Since each use is made anew, that can grow without bounds, so beyond a few constructions a function of its own
/// gets handed what it takes.
///
/// A per-graph object is made once in each construction, so whatever needs one is made where it stands, too, or gets it handed.
final class TransientExpansion {
    /// As many constructions as are written where they are used.
    static let inlineLimit = 8

    /// One step of a search through what making something takes.
    private struct Visit: Hashable {
        var binding: BindingID
        /// Whether the object is made in a closure, each call of which is a construction of its own.
        var isInClosure: Bool
    }

    private var sizes: [BindingID: Int] = [:]
    /// The transients and per-graph objects whose making needs a per-graph object other than itself.
    private var dependsOnPerGraph: Set<BindingID> = []
    /// The places of the per-graph objects in an order in which they can be made.
    private var places: [BindingID: Int] = [:]
    private let resolved: ResolvedGraph

    init(_ resolved: ResolvedGraph) {
        self.resolved = resolved
        // Parents come before children, and a transient's own transients before it.
        for scope in resolved.scopes {
            for binding in scope.transients {
                sizes[binding] = size(of: binding)
                if isPerGraph(binding) { places[binding] = places.count }
                if heldTargets(of: binding).contains(where: { isPerGraph($0) || dependsOnPerGraph.contains($0) }) {
                    dependsOnPerGraph.insert(binding)
                }
            }
        }
    }

    /// Whether the transient is made by a function that gets handed what it takes.
    func needsFunction(_ binding: BindingID) -> Bool {
        (sizes[binding] ?? 1) > Self.inlineLimit
    }

    /// Whether making the transient belongs to the construction that it is made in, since it takes that one's per-graph objects.
    func sharesPerGraph(_ binding: BindingID) -> Bool {
        dependsOnPerGraph.contains(binding)
    }

    /// The per-graph objects that making an object takes besides those that are there, each behind those that it needs itself.
    func perGraph(neededBy binding: BindingID, besides isThere: (BindingID) -> Bool) -> [BindingID] {
        if places.isEmpty { return [] }
        var found: [BindingID] = []
        var seen: Set<BindingID> = []
        var pending = [binding]
        while let next = pending.popLast() {
            for target in heldTargets(of: next) where isPerGraph(target) || dependsOnPerGraph.contains(target) {
                guard !isThere(target), seen.insert(target).inserted else { continue }
                if isPerGraph(target) { found.append(target) }
                pending.append(target)
            }
        }
        return found.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
    }

    private func isPerGraph(_ binding: BindingID) -> Bool {
        resolved.graph[binding].lifetime == .perGraph
    }

    private func heldTargets(of binding: BindingID) -> [BindingID] {
        resolved.resolutions[binding.index].compactMap { resolution in
            switch resolution {
            case .instance(let target, _), .optional(let target, _): target
            case .closure, .opening, .argument, .none: nil
            }
        }
    }

    private func size(of binding: BindingID) -> Int {
        resolved.resolutions[binding.index].reduce(1) { size, resolution in
            switch resolution {
            case .instance(let target, _), .optional(let target, _):
                // Those are made beside it, once for all.
                isPerGraph(target) ? size : saturated(size, with: target)
            case .closure(let target, _, isLate: false):
                saturated(size, with: target)
            case .closure, .opening, .argument, .none:
                size
            }
        }
    }

    /// The limit is all that matters.
    private func saturated(_ size: Int, with target: BindingID) -> Int {
        min(size + (sizes[target] ?? 0), Self.inlineLimit + 1)
    }

    /// The objects and the references that the transient and its transients take, each sorted.
    func ingredients(of binding: BindingID) -> (objects: [ObjectID], references: [ScopeID]) {
        var objects: Set<ObjectID> = []
        var references: Set<ScopeID> = []
        var seen: Set<Visit> = [Visit(binding: binding, isInClosure: false)]
        var pending = Array(seen)
        func need(_ target: BindingID, _ key: Int, isInClosure: Bool) {
            let visit = Visit(binding: target, isInClosure: isInClosure)
            if sizes[target] == nil || (isPerGraph(target) && !isInClosure) {
                objects.insert(ObjectID(binding: target, result: key))
            } else if seen.insert(visit).inserted {
                pending.append(visit)
            }
        }
        while let next = pending.popLast() {
            for resolution in resolved.resolutions[next.binding.index] {
                switch resolution {
                case .instance(let target, let key), .optional(let target, let key):
                    need(target, key, isInClosure: next.isInClosure)
                case .closure(let target, let key, isLate: false):
                    need(target, key, isInClosure: true)
                case .closure(let target, _, isLate: true):
                    references.insert(resolved.graph[target].scope)
                case .opening(let child, _, _, _):
                    if let parent = resolved.graph[child].parent { references.insert(parent) }
                case .argument, .none:
                    break
                }
            }
        }
        return (objects.sorted(), references.sorted())
    }
}
