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
    let touches: String?
    /// Of what the call makes besides an opening.
    let making: Effects
    /// Of the opening; none for a closure that makes or fetches.
    let opening: Effects

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
    func allows(isolation: String?) -> Bool {
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
        if effects.isolation == allows.isolation, !key.name.hasPrefix("@\(allows.isolation ?? "") ") {
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
        let isStated = key.name.hasPrefix("@\(allowed.isolation ?? "") ")
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
        let request = answered.dependency(at: site).request
        switch request.unwrapped {
        case .instance, .optional, .optionally, .element:
            return nil
        case .closure(let arguments, let result, let allows), .opening(let arguments, let result, let allows):
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
                making: making,
                opening: opened.map { effects.openings[$0.index] } ?? .none
            )
        }
    }
}
