extension CompositionDiffer {
    // MARK: - What becomes of objects

    mutating func compareFates() {
        var order: [[String]] = []
        var titles: [[String]: [Sided<String>]] = [:]
        for (number, places) in edited where !overridden.contains(number) {
            let states = Sided { side in binding(places[side], side).state.rawValue }
            guard !states.isSame, !binding(places.new, .new).isCollection else { continue }
            let name = [scope(places.new, .new), states.old, states.new]
            if titles[name] == nil { order.append(name) }
            titles[name, default: []].append(Sided { side in binding(places[side], side).title })
        }
        for name in order {
            let all = titles[name] ?? []
            var change = Change(.fate, all, scope: name[0])
            (change.old, change.new) = ([name[1]], [name[2]])
            changes.append(change)
        }
    }

    /// The order in which things are made, where nothing else that is told of the scope brings another one.
    mutating func compareOrders() {
        let explained: Set<GraphDifference.Aspect> = [
            .binding, .dependency, .lifetime, .move, .traits, .decorators, .elements, .maker, .override, .need, .input,
            .provider, .fate, .finding, .making, .opening, .scope, .inputOrder, .assembly, .registrar,
        ]
        guard !changes.contains(where: { explained.contains($0.aspect) }) else { return }
        let olds = Dictionary(
            indices.old.composition.scopes.map { (scopes.name($0.name, .old), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for new in indices.new.composition.scopes {
            guard let old = olds[new.name] else { continue }
            let scope = Sided(old: old, new: new)
            let numbers = Sided { side in
                [scope[side].order, scope[side].lazy].map { ids in
                    indices[side].indices(of: ids).map { number($0, side) }
                }
                    + scope[side].waves.map { ids in indices[side].indices(of: ids).map { number($0, side) } }
            }
            guard !numbers.isSame else { continue }
            let titles = Sided { side in indices[side].indices(of: scope[side].order).map { binding($0, side).title } }
            changes.append(Change(.order, new.name, old: titles.old, new: titles.new))
        }
    }
}
