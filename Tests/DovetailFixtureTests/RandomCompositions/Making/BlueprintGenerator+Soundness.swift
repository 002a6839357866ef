/// What makes a blueprint compile, and what makes it right.
extension BlueprintGenerator {
    /// Makes everything `Sendable` that has to be. The compiler is the judge of that, not the rules, so that nothing else is of use here.
    mutating func settle() {
        dropUnreadableDecorators()
        var count = -1
        while count != blueprint.things.filter(\.isSendable).count {
            count = blueprint.things.filter(\.isSendable).count
            for plan in blueprint.configurations.map({ NaivePlan(NaiveGraph($0)) }) { settle(plan) }
            for thing in blueprint.things.indices { settle(thing) }
        }
    }

    private mutating func settle(_ plan: NaivePlan) {
        for binding in plan.graph.bindings.indices {
            guard let making = plan.graph.making(binding) else { continue }
            let effects = plan.making[binding] ?? blueprint.things[making.thing].effects
            let isKept =
                plan.lifetime(binding)?.isHeld == true
                || making.keys.contains { if case .promise = $0 { true } else { false } }
            if making.isConcurrent { settleShared(by: binding, in: plan) }
            if isKept || effects.isAsync || effects.actor != nil {
                blueprint.things[making.thing].isSendable = true
            }
        }
    }

    /// What the tasks of an opening may share has to get there.
    private mutating func settleShared(by binding: Int, in plan: NaivePlan) {
        for target in plan.hardTargets(of: binding) where plan.lifetime(target)?.isHeld == false {
            if plan.lifetime(target) == .perGraph, let making = plan.graph.making(target) {
                blueprint.things[making.thing].isSendable = true
            }
            if plan.unmakeable.isEmpty { settleShared(by: target, in: plan) }
        }
    }

    private mutating func settle(_ index: Int) {
        var thing = blueprint.things[index]
        if thing.effects.isAsync || thing.effects.actor != nil || !thing.promises.isEmpty { thing.isSendable = true }
        // It would have to make one of what it is generic over.
        if thing.parameters.contains(where: {
            $0.closureArguments.contains { $0 == thing.argument.map(Blueprint.Key.value) }
        }) {
            thing.argument = nil
        }
        thing.isOnActor = thing.isOnActor && thing.effects.actor == .main
        for parameter in thing.parameters.indices {
            var request = thing.parameters[parameter]
            // A type says nothing of tags.
            if let wanted = request.wanted { request = request.asking(for: wanted.untagged) }
            thing.parameters[parameter] = request
            if var form = request.form {
                // What suspends leaves the caller's actor.
                if form.isAsync || (thing.isSendable && !thing.isOnActor) { form.isSendable = true }
                thing.parameters[parameter].form = form
            }
        }
        blueprint.things[index] = thing
        for registration in blueprint.registrations.indices {
            guard blueprint.registrations[registration].making?.thing == index else { continue }
            for request in blueprint.requests(of: registration) { settle(request, of: index) }
        }
    }

    private mutating func settle(_ request: Blueprint.Request, of thing: Int) {
        guard case .thing(let target)? = request.wanted?.untagged else { return }
        switch request {
        case .closure(_, _, let form) where !form.isAsync && form.actor == nil: return
        case .instance where !blueprint.things[thing].isSendable: return
        case .optional where !blueprint.things[thing].isSendable: return
        case .instance, .optional, .closure, .opening, .defaulted: break
        }
        blueprint.things[target].isSendable = true
    }

    /// Mends one fault after the other, as a patient user would.
    mutating func mend() {
        for _ in 0..<80 {
            let findings = blueprint.findings.filter { !$0.isWarning }
            guard let first = findings.min(by: { $0.sortKey < $1.sortKey }) else { return }
            mend(first)
            settle()
        }
    }

    private mutating func mend(_ finding: NaiveFinding) {
        let places = finding.places.sorted { "\($0)" < "\($1)" }
        switch random.pick(places) {
        case .entry(let bundle?, let index): blueprint.bundles[bundle].remove(at: index)
        case .entry(nil, let index): mendEntry(index)
        case .registration(let index), .contribution(let index): mend(finding.id, registration: index)
        case .parameter(let thing, let parameter): mend(finding.id, thing, parameter)
        case .closureParameter(let registration, let parameter):
            guard let making = blueprint.registrations[registration].making else { return }
            mend(finding.id, making.thing, parameter)
        }
    }

    private mutating func mendEntry(_ index: Int) {
        if case .override(let assembly) = blueprint.entries[index] {
            blueprint.entries[index] = .assembly(assembly)
            return
        }
        let graph = NaiveGraph(blueprint)
        let keys = graph.bindings.indices.flatMap { graph.registration($0).keys }.filter { isVisible($0, from: .app) }
        if keys.isEmpty {
            blueprint.entries.append(contentsOf: blueprint.assemblies.indices.map(Blueprint.Entry.assembly))
        } else {
            blueprint.entries[index] = .expose(random.pick(keys))
        }
    }

    private mutating func mend(_ id: String, registration index: Int) {
        guard case .making(var making) = blueprint.registrations[index] else { return remove(index) }
        switch id {
        case "effect-mismatch" where making.wraps != nil: return remove(index)
        case "effect-mismatch" where making.isConcurrent:
            making.isConcurrent = false
        case "effect-mismatch":
            making.lifetime = .shared
        case "duplicate-map-key":
            making.mapKey = random.number(5...Blueprint.mapKeyCount - 1)
        case "isolation-mismatch":
            blueprint.things[making.thing].effects.actor = nil
            for parameter in blueprint.things[making.thing].parameters.indices where random.chance(60) {
                deferRequest(making.thing, parameter, isAsync: true)
            }
        default:
            guard id == "duplicate-binding", making.keys != [] else { return remove(index) }
            making.keys = []
        }
        blueprint.registrations[index] = .making(making)
    }

    private mutating func remove(_ registration: Int) {
        for assembly in blueprint.assemblies.indices {
            blueprint.assemblies[assembly].registrations.removeAll { $0 == registration }
        }
    }

    private mutating func mend(_ id: String, _ thing: Int, _ parameter: Int) {
        let request = blueprint.things[thing].parameters[parameter]
        switch (id, request) {
        case ("isolation-mismatch", _), ("effect-mismatch", _):
            guard var form = request.form else { return }
            (form.isThrowing, form.error) = (true, nil)
            form.isAsync = form.isAsync || random.chance(80)
            blueprint.things[thing].parameters[parameter].form = form
        case ("dependency-cycle", _):
            deferRequest(thing, parameter, isAsync: false)
        case ("scope-violation", .instance(let key)) where random.chance(40):
            blueprint.things[thing].parameters[parameter] = .optional(key)
        case ("missing-binding", .closure(_, let result, let form)) where random.chance(70):
            let registration = blueprint.registrations.first { $0.keys.map(\.untagged).contains(result) }
            let arguments = registration?.making?.arguments ?? []
            blueprint.things[thing].parameters[parameter] = .closure(arguments: arguments, result: result, form: form)
            if case .closure(arguments, _, _) = request {
                forgetUses(thing, parameter)
                blueprint.things[thing].parameters[parameter] = .defaulted
            }
        default:
            let child = blueprint.scopes.indices.filter { blueprint.scopes[$0].parent != nil }
            forgetUses(thing, parameter)
            if id == "ambiguous-child-scope", random.chance(70) {
                setUsedScope(random.pick(child), thing, parameter)
            } else if random.chance(25), !child.isEmpty,
                let opening = opening(of: random.pick(child), from: blueprint.things[thing].module)
            {
                blueprint.things[thing].parameters[parameter] = opening
            } else {
                blueprint.things[thing].parameters[parameter] = .defaulted
            }
        }
    }

    private mutating func deferRequest(_ thing: Int, _ parameter: Int, isAsync: Bool) {
        switch blueprint.things[thing].parameters[parameter] {
        case .instance(let key), .optional(let key):
            guard key.isObject else { return blueprint.things[thing].parameters[parameter] = .optional(key) }
            let form = Blueprint.ClosureForm(isAsync: isAsync, isThrowing: random.chance(80), isSendable: true)
            blueprint.things[thing].parameters[parameter] = .closure(arguments: [], result: key, form: form)
        case .closure, .opening, .defaulted: break
        }
    }

    private mutating func forgetUses(_ thing: Int, _ parameter: Int) {
        for index in blueprint.registrations.indices {
            guard var making = blueprint.registrations[index].making, making.thing == thing else { continue }
            making.uses[parameter] = nil
            making.usedScopes[parameter] = nil
            blueprint.registrations[index] = .making(making)
        }
    }

    private mutating func setUsedScope(_ scope: Int, _ thing: Int, _ parameter: Int) {
        for index in blueprint.registrations.indices {
            guard var making = blueprint.registrations[index].making, making.thing == thing else { continue }
            making.usedScopes[parameter] = scope
            blueprint.registrations[index] = .making(making)
        }
    }

    /// Breaks one thing.
    mutating func spoil() {
        let thing = random.number(0...blueprint.things.count - 1)
        let count = blueprint.things[thing].parameters.count
        switch random.number(0...5) {
        case 0:
            remove(random.number(0...blueprint.registrations.count - 1))
        case 1:
            guard let index = blueprint.registrations.firstIndex(where: { $0.making?.thing == thing }) else { return }
            for assembly in blueprint.assemblies.indices
            where blueprint.assemblies[assembly].module == blueprint.things[thing].module {
                remove(index)
                blueprint.assemblies[assembly].registrations.append(index)
                if random.chance(60) { break }
            }
        case 2:
            blueprint.things[thing].effects = .init(isAsync: random.chance(50), isThrowing: true, error: error())
        case 3:
            blueprint.things[thing].effects.actor = random.pick([.main, .worker])
        case 4:
            blueprint.things[thing].parameters.append(
                .instance(.promise(random.number(0...blueprint.promiseCount - 1)))
            )
        default:
            guard count > 0 else { return }
            let parameter = random.number(0...count - 1)
            guard let key = blueprint.things[thing].parameters[parameter].wanted else { return }
            forgetUses(thing, parameter)
            blueprint.things[thing].parameters[parameter] = .instance(key)
        }
        settle()
    }
}

extension NaiveFinding {
    /// The same in every run, whatever the order of sets.
    var sortKey: String { "\(id) \(places.map { "\($0)" }.sorted())" }
}

extension SeededGenerator {
    mutating func shuffle<Element>(_ elements: inout [Element]) {
        for index in elements.indices.reversed() { elements.swapAt(index, number(0...index)) }
    }
}
