extension CompositionDiffer {
    // MARK: - What objects take

    mutating func compareDependencies() {
        // Another maker takes what it takes, and so does what came or went; the elements of collections are told by those.
        for (_, places) in edited where binding(places.old, .old).name == binding(places.new, .new).name {
            let isCollection = binding(places.new, .new).isCollection
            // What is not there gets nothing.
            let isThere = Side.allCases.allSatisfy { side in binding(places[side], side).isThere }
            if !isCollection, isThere { compareDependencies(places) }
        }
    }

    private mutating func compareDependencies(_ places: Sided<Int>) {
        // What a caller hands in is told as that.
        let dependencies = Sided { side in
            binding(places[side], side).dependencies.filter { $0.kind != .argument }.map { unplaced($0, side) }
        }
        if dependencies.isSame { return }
        let pairs = pairs(of: dependencies)
        for (old, new) in pairs {
            if let old, let new {
                let values = Sided(old: dependencies.old[old], new: dependencies.new[new])
                guard let words = words(of: values) else { continue }
                changes.append(change(.dependency, places, old: words.old, new: words.new))
                continue
            }
            let side: Side = old == nil ? .new : .old
            guard let place = old ?? new else { continue }
            let dependency = dependencies[side][place]
            guard dependency.kind != .decorated, !isToldAsNeed(dependency, places, side) else { continue }
            let value = [dependency.title]
            changes.append(
                change(.dependency, places, old: side == .old ? value : nil, new: side == .new ? value : nil)
            )
        }
    }

    private func isToldAsNeed(_ dependency: GraphDocument.Dependency, _ places: Sided<Int>, _ side: Side) -> Bool {
        guard let target = dependency.target.flatMap({ indices[side].index(of: $0) }) else { return false }
        let name = DependencyName(
            binding: number(places[side], side),
            target: number(target, side),
            side: side
        )
        return toldDependencies.contains(name)
    }

    /// In the names of the new graph, where there are such.
    private func unplaced(_ dependency: GraphDocument.Dependency, _ side: Side) -> GraphDocument.Dependency {
        var dependency = dependency
        dependency.location = GraphDocument.Place(path: "", line: 0, column: 0)
        dependency.key.identity = identity(dependency.key, side)
        dependency.opened = dependency.opened.map { scopes.name($0, side) }
        return dependency
    }

    /// Those of one label and type first, then those of one type, then those of one label.
    private func pairs(of dependencies: Sided<[GraphDocument.Dependency]>) -> [(old: Int?, new: Int?)] {
        let traits: [(GraphDocument.Dependency) -> [String]] = [
            { [$0.parameter, $0.key.identity] }, { [$0.key.identity] }, { [$0.parameter] },
        ]
        var partners = [Int?](repeating: nil, count: dependencies.new.count)
        var open = Sided { side in Array(dependencies[side].indices) }
        for trait in traits where !open.old.isEmpty && !open.new.isEmpty {
            var candidates = Dictionary(grouping: open.old.reversed(), by: { trait(dependencies.old[$0]) })
            for index in open.new {
                partners[index] = candidates[trait(dependencies.new[index])]?.popLast()
            }
            let taken = Set(open.new.compactMap { partners[$0] })
            open.new.removeAll { partners[$0] != nil }
            open.old.removeAll { taken.contains($0) }
        }
        return partners.enumerated().map { ($1, $0) } + open.old.map { ($0, nil) }
    }

    /// How a dependency was and is, if that differs in more than in what answers it.
    private func words(of dependency: Sided<GraphDocument.Dependency>) -> Sided<[String]>? {
        let (old, new) = (dependency.old, dependency.new)
        var words = Sided { side in [dependency[side].title] }
        let isOther = old.key.identity != new.key.identity
        if isOther, words.isSame {
            words = Sided { side in ["\(dependency[side].parameter): \(dependency[side].key.identity)"] }
        }
        if old.kind != new.kind, old.key.title == new.key.title {
            for side in Side.allCases { words[side].append(dependency[side].kind.rawValue) }
        }
        if old.opened != new.opened, let first = old.opened, let second = new.opened {
            words.old.append("opens \(first)")
            words.new.append("opens \(second)")
        }
        if old.isLate != new.isLate, old.kind == new.kind {
            if old.isLate { words.old.append("late") }
            if new.isLate { words.new.append("late") }
        }
        // What has no answer any more is told as an error.
        if old.answer != new.answer, !changes.contains(where: { $0.aspect == .finding }) {
            for side in Side.allCases { words[side].append(dependency[side].answer.rawValue) }
        }
        return isOther || words.old.count > 1 || words.new.count > 1 ? words : nil
    }

    // MARK: - Who answers

    /// One sentence for all who ask for a key that another answers now.
    mutating func compareProviders() {
        var order: [Answered] = []
        var askers: [Answered: [Sided<Int>]] = [:]
        for (number, places) in common where !indices.new.bindings[places.new].isCollection {
            if matching.unchanged.contains(number), areTargetsSame(places) { continue }
            let dependencies = Sided { side in binding(places[side], side).dependencies.map { unplaced($0, side) } }
            for case (let old?, let new?) in pairs(of: dependencies) {
                let pair = Sided(old: dependencies.old[old], new: dependencies.new[new])
                guard pair.old.key.identity == pair.new.key.identity, pair.new.kind != .decorated,
                    let oldTarget = indices.old.targets[places.old][old],
                    let newTarget = indices.new.targets[places.new][new],
                    !isExplained(Sided(old: oldTarget, new: newTarget))
                else { continue }
                let answered = Answered(key: pair.new.key.title, old: oldTarget, new: newTarget)
                if askers[answered] == nil { order.append(answered) }
                askers[answered, default: []].append(places)
            }
        }
        for answered in order {
            var change = Change(.provider, answered.key)
            change.old = [binding(answered.old, .old).title, scope(answered.old, .old)]
            change.new = [binding(answered.new, .new).title, scope(answered.new, .new)]
            let places = askers[answered] ?? []
            change.road = places.map { binding($0.new, .new).title }
            change.formerRoad = places.map { binding($0.old, .old).title }
            changes.append(change)
        }
    }

    /// Whether a binding that says the same leads to the same, as far as that can be told without looking closer.
    private func areTargetsSame(_ places: Sided<Int>) -> Bool {
        let targets = Sided { side in indices[side].targets[places[side]] }
        return targets.old.count == targets.new.count
            && zip(targets.old, targets.new).allSatisfy { old, new in
                old.map { number($0, .old) } == new.map { number($0, .new) }
            }
    }

    private struct Answered: Hashable {
        var key: String
        var old: Int
        var new: Int
    }

    /// Whether two answers are the same, or another sentence says why they are not.
    func isExplained(_ target: Sided<Int>) -> Bool {
        let inner = Sided { side in indices[side].innermost(target[side]) }
        let numbers = Sided { side in number(inner[side], side) }
        if numbers.isSame { return true }
        return Side.allCases.contains { side in
            guard overridden.contains(numbers[side]), let place = matching.places[numbers[side]][side.other] else {
                return false
            }
            return indices[side.other].replacement(of: place).map { number($0, side.other) } == numbers[side.other]
        }
    }
}

extension GraphDocument.Binding {
    fileprivate var isThere: Bool { state == .needed || state == .unneeded }
}

extension GraphDocument.Dependency {
    /// As it is declared.
    fileprivate var title: String { "\(parameter): \(key.title)" }
}
