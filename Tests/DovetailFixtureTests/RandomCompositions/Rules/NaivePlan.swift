/// What is made when, and what that takes: of a blueprint whose requests have been answered. As slow and plain as `NaiveGraph`.
struct NaivePlan {
    typealias Effects = Blueprint.Effects

    /// A need that has to be met before its owner is made; or a closure, which may be called later.
    struct Edge: Hashable {
        var site: NaiveGraph.Site
        var target: Int
        var isHard: Bool
    }

    let graph: NaiveGraph
    /// Shared objects that are made on first use: those that no object needs that is made when the same scope opens.
    private(set) var isLazy: Set<Int> = []
    /// Weak ones that an opening needs, and so makes.
    private(set) var madeByOpening: Set<Int> = []
    /// Lazy ones, and what isn't kept and reads one while it is made.
    private(set) var readsLazy: Set<Int> = []
    /// Reached ones but the inputs, scope by scope, in the order in which they come to be.
    private(set) var order: [Int: [Int]] = [:]
    /// Of what a scope makes when it opens, how many tasks one after the other have to be over before, its own included.
    private(set) var waves: [Int: Int] = [:]
    /// Closures that have to find their scope again when they are called.
    private(set) var late: Set<NaiveGraph.Site> = []
    /// Those that need themselves, or something that does.
    private(set) var unmakeable: Set<Int> = []
    /// Of making each; handing out what is there has none.
    private(set) var making: [Int: Effects] = [:]
    private(set) var opening: [Int: Effects] = [:]
    private(set) var findings: [NaiveFinding] = []
    private var conflicted: Set<Int> = []

    init(_ graph: NaiveGraph) {
        self.graph = graph
        findings = graph.findings
        findLazies()
        for scope in graph.scopes { sort(scope) }
        findings += loopFindings()
        for scope in graph.scopes.sorted() { infer(scope) }
        findings += effectFindings() + weakFindings()
        if !findings.contains(where: { !$0.isWarning }) { findings += leftovers() }
    }

    func lifetime(_ binding: Int) -> Blueprint.Lifetime? {
        graph.lifetime(binding)
    }

    func scope(of binding: Int) -> Int { graph.bindings[binding].scope }

    /// What a scope makes when it opens, in order.
    func eager(_ scope: Int) -> [Int] {
        (order[scope] ?? []).filter { lifetime($0)?.isHeld == true && !isLazy.contains($0) }
    }

    /// Its objects in the order that their hooks are the reverse of.
    func kept(_ scope: Int) -> [Int] {
        eager(scope) + (order[scope] ?? []).filter(isLazy.contains)
    }

    /// Of getting at it: none where it is there.
    func handingOut(_ binding: Int) -> Effects {
        isMade(binding) ? Effects() : making[binding] ?? Effects()
    }

    /// Whether it is there once its scope is open.
    func isMade(_ binding: Int) -> Bool { lifetime(binding)?.isHeld != false && !isLazy.contains(binding) }

    func hardTargets(of binding: Int) -> [Int] {
        graph.answers[binding].compactMap { if case .instance(let target) = $0 { target } else { nil } }
    }

    func closureTargets(of binding: Int) -> [(parameter: Int, target: Int)] {
        graph.answers[binding].enumerated().compactMap { parameter, answer in
            if case .closure(let target) = answer { (parameter, target) } else { nil }
        }
    }
}

extension NaivePlan {
    private mutating func findLazies() {
        isLazy = Set(graph.reached.filter { lifetime($0) == .lazy || lifetime($0) == .weak })
        // What a scope makes while it opens, and all that takes of the same scope.
        var opened = Set(graph.reached.filter { lifetime($0) == .shared })
        var count = -1
        while count != opened.count {
            count = opened.count
            for binding in opened {
                for target in hardTargets(of: binding) where scope(of: target) == scope(of: binding) {
                    if lifetime(target) != nil { opened.insert(target) }
                }
            }
        }
        // A weak one may be made at the opening, and again after that.
        madeByOpening = opened.filter { lifetime($0) == .weak }
        isLazy.subtract(opened.filter { lifetime($0) != .weak })
        readsLazy = isLazy
        count = -1
        while count != readsLazy.count {
            count = readsLazy.count
            for binding in graph.reached where lifetime(binding)?.isHeld == false {
                if hardTargets(of: binding).contains(where: readsLazy.contains) { readsLazy.insert(binding) }
            }
        }
    }

    /// Always the first listed of those that could come next; of those, one that has all that its closures hand out comes before one that hasn't.
    private mutating func sort(_ scope: Int) {
        let members = graph.reached.filter { self.scope(of: $0) == scope && lifetime($0) != nil }.sorted()
        var closures: [Int: Set<Int>] = [:]
        var needs: [Int: Set<Int>] = [:]
        for member in members {
            needs[member] = Set(hardTargets(of: member)).intersection(members)
            closures[member] = Set(closureTargets(of: member).map(\.target)).intersection(members)
                .subtracting(readsLazy).subtracting([member])
        }
        var reach: [Int: Set<Int>] = [:]
        for member in members {
            reach[member] = Self.reachable(from: member) { (needs[$0] ?? []).union(closures[$0] ?? []) }
        }
        // A closure waits for what it hands out, unless that needs its owner.
        for member in members {
            let free = (closures[member] ?? []).filter { !(reach[$0]?.contains(member) ?? false) }
            needs[member]?.formUnion(free)
        }
        var made: [Int] = []
        while true {
            let ready = members.filter { !made.contains($0) && (needs[$0] ?? []).isSubset(of: made) }
            let complete = ready.first { (closures[$0] ?? []).isSubset(of: made) }
            guard let next = complete ?? ready.first else { break }
            made.append(next)
        }
        order[scope] = arranged(made)
        unmakeable.formUnion(Set(members).subtracting(made))
        for member in made {
            for (parameter, target) in closureTargets(of: member) where isLate(target, for: member, made) {
                late.insert(NaiveGraph.Site(binding: member, parameter: parameter))
            }
        }
    }

    func isConcurrent(_ binding: Int) -> Bool { graph.making(binding)?.isConcurrent ?? false }

    /// What is made side by side stands together: behind all that one of it waits for, and in front of what waits for one of it.
    private mutating func arranged(_ made: [Int]) -> [Int] {
        for member in made {
            let closures = closureTargets(of: member).map(\.target).filter { !isLate($0, for: member, made) }
            let last = (hardTargets(of: member) + closures).filter(made.contains).compactMap { waves[$0] }.max() ?? 0
            waves[member] = isConcurrent(member) ? last + 1 : last
        }
        func place(_ member: Int) -> (Int, Int, Int) {
            (waves[member] ?? 0, isConcurrent(member) ? 0 : 1, made.firstIndex(of: member) ?? 0)
        }
        return made.sorted { place($0) < place($1) }
    }

    /// What a scope makes when it opens, in order: those together that are made side by side.
    func eagerGroups(_ scope: Int) -> [[Int]] {
        let made = (order[scope] ?? []).filter { madeByOpening.contains($0) || eager(scope).contains($0) }
        return made.reduce(into: []) { groups, member in
            if let last = groups.last?.first, isConcurrent(last), isConcurrent(member), waves[last] == waves[member] {
                groups[groups.count - 1].append(member)
            } else {
                groups.append([member])
            }
        }
    }

    private func isLate(_ target: Int, for owner: Int, _ made: [Int]) -> Bool {
        if readsLazy.contains(target) { return true }
        guard let own = made.firstIndex(of: owner), let other = made.firstIndex(of: target) else { return false }
        return other >= own
    }

    private static func reachable(from start: Int, _ next: (Int) -> Set<Int>) -> Set<Int> {
        var reached = next(start)
        var count = -1
        while count != reached.count {
            count = reached.count
            for member in reached { reached.formUnion(next(member)) }
        }
        return reached
    }

    /// One for each tangle of things that need each other.
    private func loopFindings() -> [NaiveFinding] {
        var findings: Set<NaiveFinding> = []
        var reach: [Int: Set<Int>] = [:]
        for binding in graph.reached { reach[binding] = Self.reachable(from: binding) { Set(hardTargets(of: $0)) } }
        for binding in graph.reached where reach[binding]?.contains(binding) ?? false {
            let tangle = graph.reached.filter {
                (reach[binding]?.contains($0) ?? false) && (reach[$0]?.contains(binding) ?? false)
            }
            var places: Set<Blueprint.Place> = []
            for member in tangle {
                for (parameter, answer) in graph.answers[member].enumerated() {
                    guard case .instance(let target) = answer, tangle.contains(target) else { continue }
                    places.insert(graph.place(of: NaiveGraph.Site(binding: member, parameter: parameter)))
                }
            }
            findings.insert(NaiveFinding(id: "dependency-cycle", places: places, isRepeatable: true))
        }
        return Array(findings)
    }

    /// What keeps a weak object as long as a scope is open.
    private func weakFindings() -> [NaiveFinding] {
        var passing: Set<Int> = Set(graph.reached.filter { lifetime($0) == .weak })
        var count = -1
        while count != passing.count {
            count = passing.count
            for binding in graph.reached where lifetime(binding)?.isHeld == false {
                if hardTargets(of: binding).contains(where: passing.contains) { passing.insert(binding) }
            }
        }
        return graph.reached.filter { lifetime($0) == .shared || lifetime($0) == .lazy }.flatMap { holder in
            graph.answers[holder].enumerated().compactMap { parameter, answer in
                guard case .instance(let target) = answer, passing.contains(target) else { return nil }
                let place = graph.place(of: NaiveGraph.Site(binding: holder, parameter: parameter))
                return NaiveFinding(id: "held-weak", isWarning: true, places: [place])
            }
        }
    }

    /// What an override made unnecessary is of use elsewhere.
    private func leftovers() -> [NaiveFinding] {
        if !graph.overrides.isEmpty { return [] }
        let unused = graph.bindings.indices.filter {
            !graph.reached.contains($0) && !graph.isList($0) && graph.allowance($0) == nil
        }
        // What nobody needs needs no wrapping.
        return unused.filter { graph.inner[$0].map(graph.reached.contains) ?? true }.map { binding in
            NaiveFinding(
                id: graph.registration(binding).isInput ? "unused-input" : "unused-registration",
                isWarning: true,
                places: [graph.place(of: binding)]
            )
        }
    }
}

extension NaivePlan {
    /// What making each object of a scope takes, then opening the scope. Scopes around it come first.
    private mutating func infer(_ scope: Int) {
        for binding in order[scope] ?? [] {
            var effects = graph.making(binding).map { graph.blueprint.things[$0.thing].effects } ?? Effects()
            // A collection is put together wherever it is asked for.
            if !graph.isList(binding) { effects.actor = effects.actor ?? graph.blueprint.scopes[scope].actor }
            for target in hardTargets(of: binding) where !isMade(target) {
                let inherited = making[target] ?? Effects()
                // What reads a lazy object isn't to blame for one that can't be.
                effects.isAsync = effects.isAsync || inherited.isAsync && lifetime(target)?.isHeld == false
                effects.fail(like: inherited)
                if conflicted.contains(target) { conflicted.insert(binding) }
                guard let actor = inherited.actor, !conflicted.contains(binding) else { continue }
                if let own = effects.actor, own != actor {
                    conflicted.insert(binding)
                    findings.append(NaiveFinding(id: "isolation-mismatch", places: [graph.place(of: binding)]))
                } else {
                    effects.actor = actor
                }
            }
            stay(binding, &effects)
            making[binding] = effects
        }
        inferOpening(scope)
    }

    /// A closure that says nothing of where it is called is formed on the actor that it takes, and so is what it is handed to.
    private func stay(_ binding: Int, _ effects: inout Effects) {
        let own = graph.making(binding).map { graph.blueprint.things[$0.thing].effects } ?? Effects()
        guard effects.actor == nil, !own.isAsync, !conflicted.contains(binding) else { return }
        for (parameter, target) in closureTargets(of: binding) {
            guard !late.contains(NaiveGraph.Site(binding: binding, parameter: parameter)),
                let form = graph.requests(of: binding)[parameter].form, !form.isSendable, form.actor == nil,
                !form.isAsync, let actor = handingOut(target).actor, !conflicted.contains(target)
            else { continue }
            effects.actor = actor
            return
        }
    }

    private mutating func inferOpening(_ scope: Int) {
        var effects = Effects(actor: graph.blueprint.scopes[scope].actor)
        var hasHook = false
        var isReported = false
        for binding in eager(scope) {
            let own = making[binding] ?? Effects()
            // A task doesn't say what it throws.
            effects.fail(like: isConcurrent(binding) ? Effects(isThrowing: own.isThrowing) : own)
            // What was made before a failure is ended, which takes its time.
            effects.isAsync = effects.isAsync || own.isAsync || own.isThrowing && hasHook
            hasHook = hasHook || graph.making(binding)?.hasHook == true
            // A task goes to its actor by itself.
            guard let actor = own.actor, !conflicted.contains(binding), !isConcurrent(binding) else { continue }
            if let first = effects.actor, first != actor, !isReported {
                isReported = true
                findings.append(NaiveFinding(id: "isolation-mismatch", places: [graph.place(of: binding)]))
            }
            effects.actor = effects.actor ?? actor
        }
        opening[scope] = effects
    }

    private func effectFindings() -> [NaiveFinding] {
        var findings: [NaiveFinding] = []
        for binding in graph.reached {
            let isInVain = isConcurrent(binding) && making[binding]?.isAsync != true
            if isInVain || isLazy.contains(binding) && making[binding]?.isAsync == true {
                findings.append(NaiveFinding(id: "effect-mismatch", places: [graph.place(of: binding)]))
            }
            for (parameter, answer) in graph.answers[binding].enumerated() {
                let site = NaiveGraph.Site(binding: binding, parameter: parameter)
                findings += effectFindings(at: site, answer)
            }
        }
        return findings
    }

    private func effectFindings(at site: NaiveGraph.Site, _ answer: NaiveAnswer) -> [NaiveFinding] {
        guard let target = answer.target, let allows = allowed(at: site) else { return [] }
        let place = graph.place(of: site)
        var taken = handingOut(target)
        if isLazy.contains(target) { taken.isAsync = false }
        func isRefused(_ actor: Blueprint.Actor?) -> Bool {
            actor != nil && actor != allows.actor && !allows.isAsync
        }
        var findings: [NaiveFinding] = []
        switch answer {
        case .opening(let scope, _, _):
            let opening = opening[scope] ?? Effects()
            if isRefused(opening.actor) || isRefused(taken.actor) {
                findings.append(NaiveFinding(id: "isolation-mismatch", places: [place]))
            }
            let isAsync = opening.isAsync || taken.isAsync
            // What opens may throw anything, an ended scope's error besides.
            if isAsync && !allows.isAsync || !allows.covers(errorsOf: Effects(isThrowing: true)) {
                findings.append(NaiveFinding(id: "effect-mismatch", places: [place]))
            }
        case .closure:
            if isRefused(taken.actor) { findings.append(NaiveFinding(id: "isolation-mismatch", places: [place])) }
            if taken.isAsync && !allows.isAsync || !allows.covers(errorsOf: taken) {
                findings.append(NaiveFinding(id: "effect-mismatch", places: [place]))
            } else if late.contains(site), !allows.tellsEnd {
                findings.append(NaiveFinding(id: "late-closure", isWarning: true, places: [place]))
            }
        case .argument, .instance, .absent, .defaulted, .refused: break
        }
        return findings
    }

    /// What a closure may do when it is called. One that isn't `@Sendable` stays where it was made, without saying so.
    func allowed(at site: NaiveGraph.Site) -> Effects? {
        guard let form = graph.requests(of: site.binding)[site.parameter].form else { return nil }
        let own = graph.making(site.binding).map { graph.blueprint.things[$0.thing].effects } ?? Effects()
        // What is made away from every actor hands its closures nowhere.
        let owner = own.isAsync && own.actor == nil ? nil : making[site.binding]?.actor
        return Effects(
            isAsync: form.isAsync,
            isThrowing: form.isThrowing,
            error: form.error,
            actor: form.actor ?? (form.isSendable ? nil : owner)
        )
    }
}
