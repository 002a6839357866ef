extension CompositionDiffer {
    // MARK: - What callers have to put up with

    mutating func compareOpenings() {
        let olds = Dictionary(
            indices.old.composition.scopes.map { (scopes.name($0.name, .old), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for new in indices.new.composition.scopes {
            guard let old = olds[new.name] else { continue }
            let openings = Sided(old: old, new: new)
            let words = Sided { side in openings[side].opening.words }
            let isolation = isolations[new.name]
            let rest = Sided { side in words[side].filter { $0 != isolation?[side] } }
            guard !rest.isSame else { continue }
            var change = Change(.opening, new.name, old: words.old, new: words.new)
            change.road = road(openings, .new)
            change.formerRoad = road(openings, .old)
            changes.append(change)
        }
    }

    /// From what is made when a scope opens to what brings an effect that the other graph's scope has not.
    private mutating func road(_ scope: Sided<GraphDocument.Scope>, _ side: Side) -> [String] {
        let added = Set(scope[side].opening.words).subtracting(scope[side.other].opening.words)
        let order = indices[side].indices(of: scope[side].order)
        for word in scope[side].opening.words where added.contains(word) {
            guard let start = order.first(where: { binding($0, side).effects.words.contains(word) }) else { continue }
            return toldRoad(from: start, to: word, added, side)
        }
        return []
    }

    private mutating func toldRoad(from start: Int, to word: String, _ words: Set<String>, _ side: Side) -> [String] {
        let road = road(from: start, to: word, side)
        if let last = road.last { toldEffects[number(last, side), default: []].formUnion(words) }
        return road.map { binding($0, side).title }
    }

    private func road(from start: Int, to word: String, _ side: Side) -> [Int] {
        var road = [start]
        var met: Set<Int> = [start]
        while let last = road.last,
            let next = made(with: last, side).first(where: {
                binding($0, side).effects.words.contains(word) && !met.contains($0)
            })
        {
            met.insert(next)
            road.append(next)
        }
        return road
    }

    /// What has to be there first.
    private func made(with index: Int, _ side: Side) -> [Int] {
        zip(binding(index, side).dependencies, indices[side].targets[index]).compactMap { dependency, target in
            switch dependency.kind {
            case .instance, .optional, .element, .decorated: target
            case .closure, .opening, .argument: nil
            }
        }
    }

    /// Where an effect comes from, not all to whom it comes.
    mutating func compareMaking() {
        for (number, places) in edited {
            let words = Sided { side in binding(places[side], side).making }
            guard !words.isSame else { continue }
            var values = Sided { side in Set(words[side]).subtracting(words[side.other]) }
            for side in Side.allCases {
                values[side].subtract(toldEffects[number] ?? [])
                if let word = isolations[scope(places[side], side)]?[side] { values[side].remove(word) }
                for target in made(with: places[side], side) {
                    values[side].subtract(binding(target, side).making)
                }
            }
            guard !values.old.isEmpty || !values.new.isEmpty else { continue }
            changes.append(change(.making, places, old: words.old, new: words.new))
        }
    }

    // MARK: - What is handed out

    mutating func compareExposures() {
        let exposures = Sided { side in
            Dictionary(
                indices[side].composition.exposures.map { (identity($0.key, side), $0) },
                uniquingKeysWith: { first, _ in first }
            )
        }
        for side in [Side.new, .old] {
            for exposure in indices[side].composition.exposures {
                guard let other = exposures[side.other][identity(exposure.key, side)] else {
                    let value = answers(exposure, side)
                    changes.append(
                        Change(
                            .exposure,
                            exposure.key.title,
                            old: side == .old ? value : nil,
                            new: side == .new ? value : nil
                        )
                    )
                    continue
                }
                if side == .new { compare(Sided(old: other, new: exposure)) }
            }
        }
    }

    private mutating func compare(_ exposure: Sided<GraphDocument.Exposure>) {
        let places = Sided { side in
            Dictionary(
                indices[side].indices(of: exposure[side].bindings).map { (scope($0, side), $0) },
                uniquingKeysWith: { first, _ in first }
            )
        }
        let isSame =
            Set(places.old.keys) == Set(places.new.keys)
            && places.new.allSatisfy { scope, new in
                places.old[scope].map { isExplained(Sided(old: $0, new: new)) } ?? false
            }
        if !isSame, !isMoved(places) {
            changes.append(
                Change(
                    .exposure,
                    exposure.new.key.title,
                    old: answers(exposure.old, .old),
                    new: answers(exposure.new, .new)
                )
            )
        }
        for (scope, new) in places.new.sorted(by: { $0.key < $1.key }) {
            guard let old = places.old[scope] else { continue }
            let index = Sided(old: old, new: new)
            let words = Sided { side in reading(index[side], side) }
            guard !words.isSame else { continue }
            var change = Change(.reading, exposure.new.key.title, scope: scope, old: words.old, new: words.new)
            change.road = readingRoad(words, index, .new)
            change.formerRoad = readingRoad(words, index, .old)
            changes.append(change)
        }
    }

    private mutating func readingRoad(_ words: Sided<[String]>, _ index: Sided<Int>, _ side: Side) -> [String] {
        let added = Set(words[side]).subtracting(words[side.other])
        guard let word = words[side].first(where: added.contains) else { return [] }
        return toldRoad(from: index[side], to: word, added, side)
    }

    /// Whether the same is handed out by another scope, which is told of the registration.
    private func isMoved(_ places: Sided<[String: Int]>) -> Bool {
        let numbers = Sided { side in places[side].values.map { number($0, side) }.sorted() }
        return numbers.isSame
    }

    private func answers(_ exposure: GraphDocument.Exposure, _ side: Side) -> [String] {
        indices[side].indices(of: exposure.bindings).flatMap { [binding($0, side).title, binding($0, side).scope] }
    }

    /// What is there already has no effects for its readers.
    private func reading(_ index: Int, _ side: Side) -> [String] {
        let binding = binding(index, side)
        return switch binding.lifetime {
        case .shared, .input: []
        case .lazy, .transient, .perGraph, .weak: binding.effects.words
        }
    }
}

extension GraphDocument.Binding {
    /// Its effects, with whether it is async by itself, which what it is made with does not show.
    fileprivate var making: [String] { effects.words + (isAsync && !effects.isAsync ? ["async"] : []) }
}
