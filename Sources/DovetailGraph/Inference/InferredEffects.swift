/// What a caller has to put up with for every making and every opening, and where it comes from.
final class InferredEffects {
    /// One element a binding; nothing for inputs and for what is not reached.
    private(set) var making: [Effects]
    private(set) var sources: [EffectSources]
    /// One element a scope.
    private(set) var openings: [Effects]
    private(set) var openingSources: [OpeningSources]
    private(set) var conflicts: [IsolationConflict] = []
    /// Makings that a conflict has been found in or behind: it is reported once.
    private var isConflicted: [Bool]
    private let isRead: [Bool]
    /// One element a binding: the actor on which what its making takes has to be got hold of.
    private var touches: [ActorName?]
    /// One element a binding: the scope in whose place only its making, and whoever keeps what that takes, can be.
    private var confines: [ScopeID?]

    init(_ answered: AnsweredGraph, _ order: ConstructionOrder) {
        let graph = answered.graph
        let lifetimes = graph.bindings.map(\.lifetime)
        making = graph.bindings.map { _ in .none }
        sources = graph.bindings.map { _ in EffectSources() }
        isConflicted = graph.bindings.map { _ in false }
        touches = graph.bindings.map { _ in nil }
        confines = graph.bindings.map { _ in nil }
        openings = graph.scopes.map { _ in .none }
        openingSources = graph.scopes.map { _ in OpeningSources() }
        isRead = lifetimes.indices.map { index in
            lifetimes[index].isHeld && !order.laziness.staysLazy[index]
        }
        let exposed = Set(answered.roots.map(\.provider.binding))
        for (scope, sequence) in order.sequences.enumerated() {
            for id in sequence {
                inferMaking(of: id, answered, order)
                if let thrown = making[id.index].thrown, graph.hiddenErrors.contains(thrown), exposed.contains(id) {
                    making[id.index].thrown = nil
                }
            }
            inferOpening(of: ScopeID(scope), making: sequence.filter { isRead[$0.index] }, answered)
        }
    }

    /// Of handing out what the edge leads to: at the most an actor, where it is there already.
    func handingOut(_ edge: Edge, _ graph: Graph) -> Effects {
        isRead[edge.target.index] ? Effects(isolation: touches(edge, graph)) : making[edge.target.index]
    }

    /// Whether the object is made for whoever asks, instead of being there already.
    func isMade(_ binding: BindingID) -> Bool { !isRead[binding.index] }

    /// What gives the opening the effect.
    func openingSource(of effect: Effect, in scope: ScopeID) -> BindingID? {
        let sources = openingSources[scope.index]
        switch effect {
        case .async: return sources.asyncMaker ?? sources.failure
        case .throwing: return sources.failure
        case .isolation: return sources.isolatedMaker
        }
    }
}

extension InferredEffects {
    private func inferMaking(of id: BindingID, _ answered: AnsweredGraph, _ order: ConstructionOrder) {
        let own = answered.graph[id].effects
        making[id.index] = own
        if own.isAsync { sources[id.index][.async] = .itself }
        if own.isThrowing { sources[id.index][.throwing] = .itself }
        if own.isolation != nil { sources[id.index][.isolation] = .itself }
        for edge in answered.edges[id.index] where edge.kind == .hard && !isRead[edge.target.index] {
            inherit(from: edge, isMadeHere: !answered.graph[edge.target].lifetime.isHeld, to: id)
        }
        for edge in answered.edges[id.index] where edge.kind != .opening && !order.isLate(edge, of: id) {
            guard let actor = touches(edge, answered.graph) else { continue }
            touches[id.index] = touches[id.index] ?? actor
            let side = IsolationConflict.Side(maker: edge.target, isolation: actor, isHeld: isRead[edge.target.index])
            isolate(id, side, isRead[edge.target.index] ? .reading(edge.place) : .dependency(edge.place))
        }
        for edge in answered.edges[id.index] where confines[id.index] == nil {
            confines[id.index] = confines(edge, of: id, answered.graph, order)
        }
        stayWithClosures(of: id, answered, order)
    }

    /// A closure that says nothing of where it is called stays where it is formed: that is on the actor that it takes, unless its dependant has
    /// to be elsewhere or leaves for nowhere. One that is async could go to that actor, if what it takes there and brings back may.
    private func stayWithClosures(of id: BindingID, _ answered: AnsweredGraph, _ order: ConstructionOrder) {
        let own = answered.graph[id].effects
        guard making[id.index].isolation == nil, !own.isAsync else { return }
        for edge in answered.edges[id.index] where edge.kind == .closure && !order.isLate(edge, of: id) {
            let dependency = answered.graph[id].dependencies[edge.dependency]
            guard !dependency.isCalledElsewhere, case .closure(_, _, let allows) = dependency.request.unwrapped,
                !allows.isAsync || answered.graph[edge.target].keepsToItsActor(edge.key),
                let isolation = handingOut(edge, answered.graph).isolation, !isConflicted[edge.target.index]
            else { continue }
            return isolate(id, .init(maker: edge.target, isolation: isolation), .dependency(edge.place))
        }
    }

    /// The scope of one place that whoever makes or keeps what the edge leads to can't leave.
    func confines(_ edge: Edge, of dependant: BindingID, _ graph: Graph, _ order: ConstructionOrder) -> ScopeID? {
        let target = graph[edge.target]
        guard graph[target.scope].isolation == .unsynchronized, edge.kind != .opening else {
            return nil
        }
        if isRead[edge.target.index] { return target.unsendableKeys.contains(edge.key) ? target.scope : nil }
        let isLazy = order.laziness.staysLazy[edge.target.index]
        return isLazy || order.isLate(edge, of: dependant) ? target.scope : confines[edge.target.index]
    }

    /// The actor on which whoever makes or keeps what the edge leads to has to be.
    func touches(_ edge: Edge, _ graph: Graph) -> ActorName? {
        let target = graph[edge.target]
        guard isRead[edge.target.index] else { return touches[edge.target.index] }
        return target.unsendableKeys.contains(edge.key) ? graph[target.scope].isolation.actor : nil
    }

    /// A lazy object whose making is async is an error at its own registration, so that what needs it isn't blamed too.
    private func inherit(from edge: Edge, isMadeHere: Bool, to id: BindingID) {
        let inherited = making[edge.target.index]
        let source = EffectSource.dependency(edge.place)
        if inherited.isAsync, isMadeHere, !making[id.index].isAsync {
            making[id.index].isAsync = true
            sources[id.index][.async] = source
        }
        if inherited.isThrowing, !making[id.index].isThrowing { sources[id.index][.throwing] = source }
        making[id.index].addErrors(of: inherited)
        if isConflicted[edge.target.index] { isConflicted[id.index] = true }
        if let isolation = inherited.isolation {
            isolate(id, .init(maker: edge.target, isolation: isolation), source)
        }
    }

    /// Puts the making on the actor of the side, unless it is on another.
    private func isolate(_ id: BindingID, _ side: IsolationConflict.Side, _ source: EffectSource) {
        guard !isConflicted[id.index] else { return }
        guard let first = making[id.index].isolation else {
            making[id.index].isolation = side.isolation
            sources[id.index][.isolation] = source
            return
        }
        guard first != side.isolation else { return }
        isConflicted[id.index] = true
        conflicts.append(
            IsolationConflict(
                place: .making(id),
                first: .init(maker: id, isolation: first),
                second: side
            )
        )
    }

    private func inferOpening(of scope: ScopeID, making eager: [BindingID], _ answered: AnsweredGraph) {
        var opening = Effects(isolation: answered.graph[scope].isolation.actor)
        var found = OpeningSources()
        var isReported = false
        for id in eager {
            let effects = making[id.index]
            if effects.isAsync, found.asyncMaker == nil { found.asyncMaker = id }
            if effects.isThrowing, found.failure == nil || found.hook != nil && !opening.isAsync { found.failure = id }
            opening.isAsync = opening.isAsync || effects.isAsync || effects.isThrowing && found.hook != nil
            let isConcurrent = answered.graph[id].isConcurrent
            // A task of its own doesn't tell which type of error it throws.
            opening.addErrors(of: isConcurrent ? Effects(isThrowing: effects.isThrowing) : effects)
            if found.hook == nil, answered.graph[id].hasHook { found.hook = id }
            // What is made beside others is made in a task of its own, which goes to the object's actor.
            guard let isolation = effects.isolation, !isConflicted[id.index], !isConcurrent else { continue }
            let isOfMakers = answered.graph[scope].isolation.actor == nil
            if isOfMakers, found.isolatedMaker == nil, isolation == opening.isolation ?? isolation {
                found.isolatedMaker = id
            }
            guard let first = opening.isolation else {
                opening.isolation = isolation
                continue
            }
            guard first != isolation, !isReported else { continue }
            isReported = true
            conflicts.append(
                IsolationConflict(
                    place: .opening(scope),
                    first: .init(maker: found.isolatedMaker, isolation: first),
                    second: .init(maker: id, isolation: isolation)
                )
            )
        }
        openings[scope.index] = opening
        openingSources[scope.index] = found
    }
}

extension Binding {
    /// Whether the object, or an argument of it, is shown not to be `Sendable`, so that neither gets to its actor or away from there.
    fileprivate func keepsToItsActor(_ key: Int) -> Bool {
        nonSendableKeys.contains(key) || !nonSendableArguments.isEmpty
    }
}
