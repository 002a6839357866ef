import DovetailDiagnostics

/// A closure or an opener that a reachable binding asks for, with what calling it takes and what its type allows.
struct ClosureCheck: Sendable {
    let site: ParameterSite
    let edge: Edge
    let arguments: [Key]
    let result: Key
    /// The key of its type where that stands in an optional.
    let wrappedKey: Key?
    private(set) var allows: Effects
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
        /// An argument, to what takes it away from whoever had it. The index is among the closure's.
        case argumentSent(Key, Int)
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

    /// The type that would do in every respect, as a reader would write it.
    func mendedType(forParameter key: Key) -> String {
        leaves == nil ? type(with: mended, forParameter: key) : stayingType(forParameter: key)
    }

    /// A type that allows this besides what it has to allow apart from actors.
    func mendedTypes(goingTo actor: ActorName, forParameter key: Key) -> [String] {
        var (isolated, suspending) = (neededApartFromActors, neededApartFromActors)
        isolated.isolation = actor
        suspending.isAsync = true
        if actors.contains(where: { $0 != actor }) { isolated.isAsync = true }
        return [isolated, suspending].map { type(with: $0, forParameter: key) }
    }

    /// The type that would do where the closure has to stay in the one place of a scope.
    func stayingType(forParameter key: Key) -> String {
        var staying = neededApartFromActors
        staying.isolation = nil
        return type(with: staying, forParameter: key, isSendable: false)
    }

    /// The type that would do on the scope's actor, for an object that makes itself away from there and so has to name it.
    func typeLeaving(_ actor: ActorName, forParameter key: Key) -> String {
        var check = self
        check.allows.isolation = nil
        return check.mendedTypes(goingTo: actor, forParameter: key)[0]
    }

    /// The actors that a call takes.
    private var actors: [ActorName] { [opening.isolation, making.isolation].compactMap(\.self) }

    private var neededApartFromActors: Effects {
        var needed = allows
        needed.isAsync = allows.isAsync || making.isAsync || opening.isAsync
        let isTooNarrow = !allows.allowsErrors(of: making) || isLate && !allows.throwsScopeEnded
        if opened != nil ? !allows.throwsAnyError : isTooNarrow {
            needed.isThrowing = true
            needed.thrown = nil
        }
        return needed
    }

    private var mended: Effects {
        var mended = neededApartFromActors
        if let touches {
            mended.isolation = touches
        } else {
            switch crossing {
            case .result(let actor), .argument(_, let actor): mended.isolation = actor
            case .argumentLeaving: mended.isolation = nil
            case .argumentSent, nil:
                if !mended.isAsync, let actor = actors.first(where: { $0 != mended.isolation }) {
                    mended.isolation = actor
                }
            }
        }
        if actors.contains(where: { $0 != mended.isolation }) { mended.isAsync = true }
        return mended
    }

    private func type(with effects: Effects, forParameter key: Key, isSendable: Bool? = nil) -> String {
        guard let wrappedKey else { return unwrappedType(with: effects, likeThat: key, isSendable) }
        return "(\(unwrappedType(with: effects, likeThat: wrappedKey, isSendable)))?"
    }

    private func unwrappedType(with effects: Effects, likeThat key: Key, _ isSendable: Bool?) -> String {
        var effects = effects
        // On its own actor a closure stays without saying so.
        if effects.isolation == allows.isolation, !key.name.hasPrefix("@\(allows.isolation?.path ?? "") ") {
            effects.isolation = nil
        }
        var isLeaving = false
        if case .argumentLeaving = crossing { isLeaving = true }
        let isSendable = isSendable ?? (isLeaving || key.name.hasPrefix("@Sendable "))
        let attribute = isSendable && effects.isolation == nil ? "@Sendable " : ""
        let returned =
            opened == nil ? result.name : openedType(handingBack: result, isPair: key.name.contains(", end:"))
        var arguments = arguments
        if case .argumentSent(let argument, let index) = crossing {
            arguments[index] = Key(identity: argument.typeIdentity, name: "sending \(argument.name)")
        }
        return attribute + closureType(taking: arguments, effects, returning: returned)
    }
}

extension Analysis {
    /// What a closure has to allow to open a scope and hand out what is made in it, besides what it allows already.
    func openerEffects(opening scope: ScopeID, handingOut provider: Provider?, for dependency: Dependency) -> Effects {
        let opening = effects.openings[scope.index]
        var making = Effects.none
        if let provider, effects.isMade(provider.binding) {
            // What nothing reaches is told by what it says itself.
            let isReached = answered.isReached(provider.binding)
            making = isReached ? effects.making[provider.binding.index] : graph[provider.binding].effects
        }
        var allowed = Effects.none
        switch dependency.request.unwrapped {
        case .closure(_, _, let own), .opening(_, _, let own): allowed = own
        case .instance, .optional, .optionally, .element: break
        }
        let key = dependency.request.wrappedKey ?? dependency.key
        let isStated = key.name.hasPrefix("@\(allowed.isolation?.path ?? "") ")
        var needed = Effects(
            isAsync: allowed.isAsync || opening.isAsync || making.isAsync,
            isThrowing: true,
            isolation: isStated ? allowed.isolation : nil
        )
        let actors = [making.isolation, opening.isolation].compactMap(\.self)
        if let actor = actors.first, actor != allowed.isolation {
            let staysThere = provider.map { graph[$0.binding].nonSendableKeys.contains($0.key) } ?? false
            if !needed.isAsync || staysThere && making.isolation != nil { needed.isolation = actor }
        }
        if Set(actors).count > 1 { needed.isAsync = true }
        return needed
    }

    /// Every closure and opener, nearest to a root first.
    func closureChecks() -> [ClosureCheck] {
        answered.deferrals.compactMap { closureCheck($0.edge, of: $0.dependant) }
    }

    /// Nil where what is asked for is no closure.
    func closureCheck(_ edge: Edge, of dependant: BindingID) -> ClosureCheck? {
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
                crossing: opened.map { crossing(edge, opening: $0, dependency, allows, making) }
                    ?? crossing(edge, of: dependant, dependency, allows, making),
                making: making,
                opening: opened.map { effects.openings[$0.index] } ?? .none
            )
        }
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
