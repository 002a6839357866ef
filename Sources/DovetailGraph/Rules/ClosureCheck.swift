import DovetailDiagnostics

/// A closure or an opener that a reachable binding asks for, with what calling it takes and what its type allows.
struct ClosureCheck: Sendable {
    let site: ParameterSite
    let edge: Edge
    let arguments: [Key]
    let result: Key
    /// The key of its type where that stands in an optional.
    let wrappedKey: Key?
    let allows: Effects
    /// The scope it opens; nil for a closure that makes or fetches.
    let opened: ScopeID?
    /// Whether a closure that makes or fetches goes through the scope, and so throws where that has ended.
    let isLate: Bool
    /// The actor whose objects the closure captures, so that it can't be on any other.
    let touches: ActorName?
    /// The scope of one place that it would leave.
    let leaves: ScopeID?
    /// What it would take from one actor to another place though it is shown not to be `Sendable`.
    let crossing: Crossing?
    /// Of what the call makes besides an opening.
    let making: Effects
    /// Of the opening; none for a closure that makes or fetches.
    let opening: Effects

    /// Something that is not `Sendable` on its way between two places.
    enum Crossing: Sendable {
        /// What is handed out, from the actor that makes or holds it.
        case result(from: ActorName)
        /// An argument, to the actor that makes or opens.
        case argument(Key, to: ActorName)
        /// An argument, from the closure's actor to what is async and on none.
        case argumentLeaving(Key, from: ActorName)
    }

    /// The effects of what a closure makes that its type has no room for. A lazy object that is async is an error at its
    /// own registration, not here.
    var unmet: [Effect] {
        var unmet: [Effect] = []
        if making.isAsync, !allows.isAsync { unmet.append(.async) }
        if !allows.allowsErrors(of: making) { unmet.append(.throwing) }
        return unmet
    }

    /// What its type says of errors, to follow "doesn't allow"; nothing where it says nothing.
    var errorsAllowed: String { allows.thrown.map { ": it throws \($0.quoted) only" } ?? "" }

    /// Whether a call may stay on the caller's actor, or can hop to the other.
    func allows(isolation: ActorName?) -> Bool {
        isolation == nil || allows.isolation == isolation || allows.isAsync
    }

    /// The type that would do, as a reader would write it.
    func type(with effects: Effects, forParameter key: Key) -> String {
        guard let wrappedKey else { return unwrappedType(with: effects, likeThat: key) }
        return "(\(unwrappedType(with: effects, likeThat: wrappedKey)))?"
    }

    private func unwrappedType(with effects: Effects, likeThat key: Key) -> String {
        var effects = effects
        // On its own actor a closure stays without saying so.
        if effects.isolation == allows.isolation, !key.name.hasPrefix("@\(allows.isolation?.path ?? "") ") {
            effects.isolation = nil
        }
        if opened != nil { return openerType(taking: arguments, effects, handingBack: result, likeThat: key) }
        let attribute = key.name.hasPrefix("@Sendable ") && effects.isolation == nil ? "@Sendable " : ""
        return attribute + closureType(taking: arguments, effects, returning: result.name)
    }
}

extension Analysis {
    /// What a closure has to allow to open a scope, besides what it allows already.
    func openerEffects(opening scope: ScopeID, for dependency: Dependency) -> Effects {
        let opening = effects.openings[scope.index]
        var allowed = Effects.none
        switch dependency.request.unwrapped {
        case .closure(_, _, let own), .opening(_, _, let own): allowed = own
        case .instance, .optional, .optionally, .element: break
        }
        let key = dependency.request.wrappedKey ?? dependency.key
        let isAsync = allowed.isAsync || opening.isAsync
        let isStated = key.name.hasPrefix("@\(allowed.isolation?.path ?? "") ")
        let isElsewhere = !isAsync && opening.isolation != nil && opening.isolation != allowed.isolation
        return Effects(
            isAsync: isAsync,
            isThrowing: true,
            isolation: isElsewhere ? opening.isolation : isStated ? allowed.isolation : nil
        )
    }

    /// Every closure and opener, nearest to a root first.
    func closureChecks() -> [ClosureCheck] {
        answered.deferrals.compactMap { closureCheck($0.edge, of: $0.dependant) }
    }

    private func closureCheck(_ edge: Edge, of dependant: BindingID) -> ClosureCheck? {
        let site = ParameterSite(binding: dependant, dependency: edge.dependency)
        var making = effects.handingOut(edge, graph)
        if order.laziness.staysLazy[edge.target.index] { making.isAsync = false }
        let dependency = answered.dependency(at: site)
        let request = dependency.request
        switch request.unwrapped {
        case .instance, .optional, .optionally, .element:
            return nil
        case .closure(let arguments, let result, var allows), .opening(let arguments, let result, var allows):
            if !dependency.isCalledElsewhere, !isNonisolatedAsync(dependant) {
                allows.isolation = effects.making[dependant.index].isolation
            }
            var opened: ScopeID?
            if case .found(.opening(let scope, _, _, _)) = answered.answers[dependant.index][edge.dependency] {
                opened = scope
            }
            return ClosureCheck(
                site: site,
                edge: edge,
                arguments: arguments,
                result: result,
                wrappedKey: request.wrappedKey,
                allows: allows,
                opened: opened,
                isLate: order.isLate(edge, of: dependant),
                touches: opened == nil && !order.isLate(edge, of: dependant) ? effects.touches(edge, graph) : nil,
                leaves: leaves(dependency, allows, edge, of: dependant),
                crossing: opened.map { crossing(edge, opening: $0, allows, making) } ?? crossing(edge, allows, making),
                making: making,
                opening: opened.map { effects.openings[$0.index] } ?? .none
            )
        }
    }

    /// Of a closure that makes or fetches.
    private func crossing(_ edge: Edge, _ allows: Effects, _ making: Effects) -> ClosureCheck.Crossing? {
        let target = graph[edge.target]
        if let actor = making.isolation, actor != allows.isolation {
            if target.nonSendableKeys.contains(edge.key) { return .result(from: actor) }
            return target.nonSendableArguments.min().map { .argument(target.arguments[$0], to: actor) }
        }
        guard making.isolation == nil, let actor = allows.isolation else { return nil }
        return argumentLeaving(edge.target).map { .argumentLeaving($0, from: actor) }
    }

    /// An argument that what is made on no actor takes there, be it by way of what it wraps.
    private func argumentLeaving(_ id: BindingID) -> Key? {
        var maker: BindingID? = id
        while let current = maker {
            let binding = graph[current]
            if isNonisolatedAsync(current), let index = binding.nonSendableArguments.min() {
                return binding.arguments[index]
            }
            maker = binding.decoration?.inner
        }
        return nil
    }

    private func crossing(
        _ edge: Edge,
        opening scope: ScopeID,
        _ allows: Effects,
        _ making: Effects
    ) -> ClosureCheck.Crossing? {
        let opening = effects.openings[scope.index]
        let input = answered.answerer.inputs[scope.index].lazy.map { graph[$0] }.first { !$0.nonSendableKeys.isEmpty }
        if let type = input?.inputType {
            if let actor = opening.isolation, actor != allows.isolation { return .argument(type, to: actor) }
            if let actor = allows.isolation, opening.isolation == nil, opening.isAsync {
                return .argumentLeaving(type, from: actor)
            }
        }
        guard let actor = making.isolation, actor != allows.isolation,
            graph[edge.target].nonSendableKeys.contains(edge.key)
        else { return nil }
        return .result(from: actor)
    }

    /// Whether an object is made away from every actor, so that a closure that it is handed can't stay on the one that it was formed on.
    func isNonisolatedAsync(_ id: BindingID) -> Bool {
        graph[id].effects.isAsync && graph[id].effects.isolation == nil
    }

    /// The scope of one place that a closure would leave, if what it captures is confined to one.
    private func leaves(_ dependency: Dependency, _ allows: Effects, _ edge: Edge, of dependant: BindingID) -> ScopeID?
    {
        guard dependency.isCalledElsewhere else { return nil }
        if let actor = allows.isolation, actor == effects.making[dependant.index].isolation { return nil }
        return effects.confines(edge, of: dependant, graph, order)
    }
}
