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
    private var knownIngredients: [Visit: Ingredients] = [:]
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

    /// What making something takes from outside.
    private struct Ingredients {
        var objects: Set<ObjectID> = []
        var references: Set<ScopeID> = []

        mutating func formUnion(_ other: Ingredients) {
            objects.formUnion(other.objects)
            references.formUnion(other.references)
        }
    }

    /// The objects and the references that the transient and its transients take, each sorted.
    func ingredients(of binding: BindingID) -> (objects: [ObjectID], references: [ScopeID]) {
        let found = ingredients(of: Visit(binding: binding, isInClosure: false))
        return (found.objects.sorted(), found.references.sorted())
    }

    /// Looks at each transient once, however many take it: those that it takes come first.
    private func ingredients(of visit: Visit) -> Ingredients {
        var pending = [visit]
        var begun: Set<Visit> = []
        while let next = pending.last {
            if knownIngredients[next] != nil {
                pending.removeLast()
                continue
            }
            var found = Ingredients()
            var missing: [Visit] = []
            for inner in visits(from: next, taking: &found) {
                if let known = knownIngredients[inner] { found.formUnion(known) } else { missing.append(inner) }
            }
            if missing.isEmpty {
                knownIngredients[next] = found
                pending.removeLast()
            } else if begun.insert(next).inserted {
                pending += missing
            } else {
                // It takes itself, by way of others.
                knownIngredients[next] = ingredientsOfCycle(from: next)
                pending.removeLast()
            }
        }
        return knownIngredients[visit] ?? Ingredients()
    }

    private func ingredientsOfCycle(from visit: Visit) -> Ingredients {
        var found = Ingredients()
        var seen: Set<Visit> = [visit]
        var pending = [visit]
        while let next = pending.popLast() {
            for inner in visits(from: next, taking: &found) where seen.insert(inner).inserted { pending.append(inner) }
        }
        return found
    }

    /// The transients that one takes itself; what else it takes is added to its ingredients.
    private func visits(from visit: Visit, taking found: inout Ingredients) -> [Visit] {
        var visits: [Visit] = []
        for resolution in resolved.resolutions[visit.binding.index] {
            let (target, key, isInClosure): (BindingID, Int, Bool)
            switch resolution {
            case .instance(let binding, let result), .optional(let binding, let result):
                (target, key, isInClosure) = (binding, result, visit.isInClosure)
            case .closure(let binding, let result, isLate: false):
                (target, key, isInClosure) = (binding, result, true)
            case .closure(let binding, _, isLate: true):
                found.references.insert(resolved.graph[binding].scope)
                continue
            case .opening(let child, _, _, _):
                if let parent = resolved.graph[child].parent { found.references.insert(parent) }
                continue
            case .argument, .none:
                continue
            }
            if sizes[target] == nil || (isPerGraph(target) && !isInClosure) {
                found.objects.insert(ObjectID(binding: target, result: key))
            } else {
                visits.append(Visit(binding: target, isInClosure: isInClosure))
            }
        }
        return visits
    }
}
