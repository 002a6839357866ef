/// Reads from a graph what happens when its scopes open.
struct StartupReading {
    private let composition: GraphDocument.Composition
    private let index: CompositionIndex

    init(_ composition: GraphDocument.Composition) {
        self.composition = composition
        index = CompositionIndex(composition)
    }

    func startup(of scope: GraphDocument.Scope) -> StartupAnswer.Startup {
        let order = index.indices(of: scope.order)
        let awaits = awaits(of: order)
        let steps = steps(of: scope, order)
        let made = steps.map { step in
            StartupAnswer.Step(
                objects: step.objects.map { .init(object: reference($0), awaits: awaits[$0] ?? 0) },
                isConcurrent: step.isConcurrent
            )
        }
        let chain = steps.compactMap { step -> Int? in
            let longest = step.objects.max { (awaits[$0] ?? 0, $1) < (awaits[$1] ?? 0, $0) }
            return longest.flatMap { awaits[$0] ?? 0 > 0 ? $0 : nil }
        }
        let isCircular = composition.findings.contains { $0.id == "dependency-cycle" }
        return StartupAnswer.Startup(
            scope: scope.name,
            location: scope.location,
            inputs: index.indices(of: scope.inputs.filter { !scope.optionalInputs.contains($0) }).map(reference),
            optionalInputs: index.indices(of: scope.optionalInputs).map(reference),
            opening: scope.opening,
            causes: causes(of: scope, order),
            steps: made,
            chain: .init(awaits: chain.reduce(0) { $0 + (awaits[$1] ?? 0) }, objects: chain.map(reference)),
            dependencyChain: dependencyChain(order, awaits),
            lazy: index.indices(of: scope.lazy).filter { !order.contains($0) }.map(reference),
            isCircular: isCircular
        )
    }

    private func reference(_ place: Int) -> ObjectReference { ObjectReference(index.bindings[place]) }

    func parents(of scope: GraphDocument.Scope) -> [StartupAnswer.Parent] {
        let scopes = Dictionary(composition.scopes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var parents: [StartupAnswer.Parent] = []
        var next = scope.parent.flatMap { scopes[$0] }
        while let parent = next, parents.count < composition.scopes.count {
            let objects = parent.order.count + parent.inputs.count - parent.optionalInputs.count
            parents.append(.init(scope: parent.name, fewest: objects, most: objects))
            next = parent.parent.flatMap { scopes[$0] }
        }
        return parents.reversed()
    }

    // MARK: - Steps

    private func steps(of scope: GraphDocument.Scope, _ order: [Int]) -> [(objects: [Int], isConcurrent: Bool)] {
        var waves: [Int: Int] = [:]
        for (number, wave) in scope.waves.enumerated() {
            for place in index.indices(of: wave) { waves[place] = number }
        }
        var steps: [(objects: [Int], isConcurrent: Bool)] = []
        var last: Int?
        for place in order {
            let wave = waves[place]
            if wave != nil, wave == last {
                steps[steps.count - 1].objects.append(place)
            } else {
                steps.append(([place], wave != nil))
            }
            last = wave
        }
        return steps
    }

    // MARK: - Awaits

    /// How often the making of each is awaited: its own, and that of what is made for it alone.
    private func awaits(of order: [Int]) -> [Int: Int] {
        var awaits: [Int: Int] = [:]
        // What one construction shares is made once.
        var shared: Set<Int> = []
        for place in order {
            var count = 0
            var open = [place]
            var met: Set<Int> = [place]
            while let next = open.popLast() {
                let binding = index.bindings[next]
                if binding.isAsync { count += 1 }
                for target in madeFirst(next) {
                    switch index.bindings[target].lifetime {
                    case .transient where met.insert(target).inserted: open.append(target)
                    case .perGraph where shared.insert(target).inserted: open.append(target)
                    default: break
                    }
                }
            }
            awaits[place] = count
        }
        return awaits
    }

    /// What has to be there before something is made.
    private func madeFirst(_ place: Int) -> [Int] {
        zip(index.bindings[place].dependencies, index.targets[place]).compactMap { dependency, target in
            switch dependency.kind {
            case .instance, .optional, .element, .decorated: dependency.answer == .found ? target : nil
            case .closure, .opening, .argument: nil
            }
        }
    }

    /// The longest way by dependencies among what is made, which stands in an order in which what is needed comes first.
    private func dependencyChain(_ order: [Int], _ awaits: [Int: Int]) -> StartupAnswer.Chain {
        var lengths: [Int: Int] = [:]
        var before: [Int: Int] = [:]
        let eager = Set(order)
        for place in order {
            var met: Set<Int> = [place]
            var open = [place]
            var longest: (length: Int, place: Int)?
            while let next = open.popLast() {
                for target in madeFirst(next) where met.insert(target).inserted {
                    guard eager.contains(target) else {
                        // What is made for it is waited for as it is; what the scopes around hold is there.
                        switch index.bindings[target].lifetime {
                        case .transient, .perGraph: open.append(target)
                        case .shared, .lazy, .weak, .input: break
                        }
                        continue
                    }
                    let length = lengths[target] ?? 0
                    if length > longest?.length ?? 0 { longest = (length, target) }
                }
            }
            lengths[place] = (awaits[place] ?? 0) + (longest?.length ?? 0)
            before[place] = longest?.place
        }
        guard let length = lengths.values.max(), length > 0, let end = order.first(where: { lengths[$0] == length })
        else { return .init(awaits: 0, objects: []) }
        let road = sequence(first: end) { before[$0] }
        return .init(awaits: length, objects: road.filter { awaits[$0] ?? 0 > 0 }.reversed().map(reference))
    }

    // MARK: - Effects

    private func causes(of scope: GraphDocument.Scope, _ order: [Int]) -> [StartupAnswer.Cause] {
        scope.opening.words.map { effect in
            let objects = order.filter { index.bindings[$0].effects.words.contains { Self.brings($0, effect) } }
            return .init(effect: effect, objects: objects.map(reference))
        }
    }

    /// Several errors come together as any.
    private static func brings(_ word: String, _ effect: String) -> Bool {
        word == effect || effect == "throws" && word.hasPrefix("throws ")
    }
}
