extension CompositionDiffer {
    // MARK: - What stands in the place of others, around them, and beside them

    mutating func compareOverrides() {
        for (number, places) in edited {
            let replacements = Sided { side in indices[side].replacement(of: places[side]) }
            let numbers = Sided { side in replacements[side].map { self.number($0, side) } }
            guard !numbers.isSame else { continue }
            overridden.insert(number)
            for side in Side.allCases { if let number = numbers[side], !isCommon(number) { told.insert(number) } }
            let values = Sided { side in replacements[side].map { [binding($0, side).title] + assembly(of: $0, side) } }
            changes.append(change(.override, places, old: values.old, new: values.new))
        }
    }

    private func assembly(of index: Int, _ side: Side) -> [String] {
        binding(index, side).assemblyTitle.map { [$0] } ?? []
    }

    mutating func compareDecorators() {
        let chains = Sided { side in self.chains(side) }
        for side in [Side.new, .old] {
            for name in chains[side].order {
                // What is in both is told once.
                if side == .old, chains.new.members[name] != nil { continue }
                let members = Sided { chains[$0].members[name] ?? [] }
                let numbers = Sided { side in members[side].map { number($0, side) } }
                guard !numbers.isSame else { continue }
                for number in Set(numbers.old + numbers.new) where !isCommon(number) { told.insert(number) }
                let titles = Sided { side in members[side].map { binding($0, side).title } }
                changes.append(
                    Change(.decorators, name.title, scope: name.scope, old: titles.old, new: titles.new)
                )
            }
        }
    }

    private struct ChainName: Hashable {
        var scope: String
        var identity: String
        var title: String
    }

    /// By what they wrap, which decorators wrap it, from the inside out.
    private func chains(_ side: Side) -> (order: [ChainName], members: [ChainName: [Int]]) {
        var order: [ChainName] = []
        var members: [ChainName: [Int]] = [:]
        let index = indices[side]
        var depths = [Int](repeating: -1, count: index.bindings.count)
        func depth(_ start: Int) -> Int {
            var road: [Int] = []
            var current: Int? = start
            while let place = current, depths[place] < 0 {
                depths[place] = 0
                road.append(place)
                current = index.decorated[place]
            }
            for place in road.reversed() { depths[place] = index.decorated[place].map { depths[$0] + 1 } ?? 0 }
            return depths[start]
        }
        for place in index.bindings.indices where index.decorated[place] != nil {
            guard let key = index.bindings[place].keys.first, scopes.isCommon(index.bindings[place].scope, side) else {
                continue
            }
            let name = ChainName(scope: scope(place, side), identity: identity(key, side), title: key.title)
            if members[name] == nil { order.append(name) }
            members[name, default: []].append(place)
        }
        let sorted = members.mapValues { places in
            places.map { (depth($0), $0) }.sorted { $0 < $1 }.map(\.1)
        }
        return (order, sorted)
    }

    mutating func compareCollections() {
        for (_, places) in common where indices.new.bindings[places.new].isCollection {
            var lists = Sided { side in
                zip(binding(places[side], side).dependencies, indices[side].targets[places[side]]).map {
                    Element($0.0, $0.1.map { number($0, side) })
                }
            }
            // What came or went and is told by its own keys is told there.
            for side in Side.allCases {
                lists[side].removeAll { element in
                    guard let number = element.number, !isCommon(number) else { return false }
                    let index = matching.places[number][side]
                    return index.map { !binding($0, side).keys.isEmpty || told.contains(number) } ?? false
                }
            }
            let numbers = Sided { lists[$0].map(\.number) }
            let labels = Sided { lists[$0].map(\.label) }
            guard !numbers.isSame || !labels.isSame else { continue }
            for number in (numbers.old + numbers.new).compactMap({ $0 }) {
                if isCommon(number) { toldElements.insert(number) } else { told.insert(number) }
            }
            let titles = Sided { side in lists[side].map { title(of: $0, side) } }
            changes.append(change(.elements, places, old: titles.old, new: titles.new))
        }
        // One that came or went tells of what is only in it.
        for number in matching.places.indices where !isCommon(number) && !told.contains(number) {
            for side in Side.allCases {
                guard let index = matching.places[number][side], binding(index, side).isCollection else { continue }
                for target in indices[side].targets[index].compactMap({ $0 }) {
                    let element = self.number(target, side)
                    if !isCommon(element), binding(target, side).keys.isEmpty { told.insert(element) }
                }
            }
        }
    }

    private struct Element {
        var number: Int?
        /// In a map, its key.
        var label: String

        init(_ dependency: GraphDocument.Dependency, _ number: Int?) {
            self.number = number
            label = dependency.parameter
        }
    }

    private func title(of element: Element, _ side: Side) -> String {
        guard let number = element.number, let index = matching.places[number][side] else { return element.label }
        return binding(index, side).title
    }

    // MARK: - Registrations

    mutating func compareBindings() {
        for (number, places) in matching.places.enumerated() where !told.contains(number) {
            for side in [Side.new, .old] where places[side.other] == nil {
                if let index = places[side] { noteLone(index, side) }
            }
        }
        var registrars: [[String]: [(title: Sided<String>, value: Sided<[String]>)]] = [:]
        var moves = registrars
        for (_, places) in edited {
            let isMade = binding(places.old, .old).name != binding(places.new, .new).name
            if isMade {
                var change = change(.maker, places, old: nil, new: nil)
                let key = binding(places.new, .new).keys.first?.title ?? change.subject
                change = Change(.maker, key, scope: change.scope)
                change.old = [binding(places.old, .old).title] + assembly(of: places.old, .old)
                change.new = [binding(places.new, .new).title] + assembly(of: places.new, .new)
                changes.append(change)
            }
            let isMoved = scope(places.old, .old) != scope(places.new, .new)
            if isMoved {
                let homes = Sided { side in [scope(places[side], side)] + assembly(of: places[side], side) }
                moves[homes.old + ["to"] + homes.new, default: []].append((titles(places), homes))
            }
            changes += differing(.lifetime, places) { [binding($0, $1).lifetime.rawValue] }
            compareKeys(places)
            compareArguments(places)
            changes += differing(.traits, places) { binding($0, $1).traits }
            guard !isMade, !isMoved else { continue }
            let assemblies = Sided { side in binding(places[side], side).assemblyTitle ?? "" }
            guard !assemblies.isSame, renamedAssemblies[assemblies.old] != assemblies.new else { continue }
            registrars[[assemblies.old, "to", assemblies.new], default: []].append(
                (titles(places), Sided { side in [assemblies[side]] })
            )
        }
        noteTogether(.move, moves)
        noteTogether(.registrar, registrars)
    }

    private func titles(_ places: Sided<Int>) -> Sided<String> { Sided { side in binding(places[side], side).title } }

    /// One sentence for all that went the same way.
    private mutating func noteTogether(
        _ aspect: GraphDifference.Aspect,
        _ all: [[String]: [(title: Sided<String>, value: Sided<[String]>)]]
    ) {
        for (_, group) in all.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            var change = Change(aspect, group.map(\.title))
            (change.old, change.new) = (group.first?.value.old, group.first?.value.new)
            changes.append(change)
        }
    }

    private mutating func compareArguments(_ places: Sided<Int>) {
        let arguments = Sided { side in binding(places[side], side).arguments }
        let identities = Sided { side in arguments[side].map { identity($0, side) } }
        guard !identities.isSame else { return }
        let titles = Sided { side in arguments[side].map(\.title) }
        let values = titles.isSame ? identities : titles
        changes.append(change(.arguments, places, old: values.old, new: values.new))
    }

    private mutating func noteLone(_ index: Int, _ side: Side) {
        let binding = binding(index, side)
        var change = Change(.binding, binding.title, scope: scope(index, side))
        let value =
            [binding.lifetime.rawValue, binding.assemblyTitle ?? "", binding.state.rawValue]
            + binding.keys.map(\.title) + binding.contributions.map(\.title)
        if side == .old { change.old = value } else { change.new = value }
        changes.append(change)
    }

    private mutating func compareKeys(_ places: Sided<Int>) {
        let areElementsTold = toldElements.contains(number(places.new, .new))
        let offers = Sided { side in
            let binding = binding(places[side], side)
            let keys = binding.keys.map { (identity: $0.identity, title: $0.title) }
            return keys + (areElementsTold ? [] : binding.contributions.map { ($0.identity, $0.title) })
        }
        let identities = Sided { side in offers[side].map(\.identity) }
        guard !identities.isSame else { return }
        let titles = Sided { side in offers[side].map(\.title) }
        // Types that look the same differ in their modules.
        let values = titles.isSame ? identities : titles
        changes.append(change(.keys, places, old: values.old, new: values.new))
    }
}

extension GraphDocument.Contribution {
    fileprivate var title: String { mapKey.map { "\(collection.title) at \($0)" } ?? collection.title }
    fileprivate var identity: String { mapKey.map { "\(collection.identity) at \($0)" } ?? collection.identity }
}

extension GraphDocument.Binding {
    /// What it is besides.
    fileprivate var traits: [String] {
        (hasHook ? ["hook"] : []) + (isConcurrent ? ["concurrent"] : [])
    }
}
