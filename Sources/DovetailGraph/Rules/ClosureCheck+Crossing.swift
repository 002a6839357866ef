/// What a closure would take along that is shown not to be `Sendable`.
extension Analysis {
    /// Of a closure that makes or fetches.
    func crossing(
        _ edge: Edge,
        of dependant: BindingID,
        _ dependency: Dependency,
        _ allows: Effects,
        _ making: Effects
    ) -> ClosureCheck.Crossing? {
        let target = graph[edge.target]
        if let actor = making.isolation, actor != allows.isolation {
            if target.nonSendableKeys.contains(edge.key) { return .result(from: actor) }
            // What the closure took from its caller it may hand on, in one call.
            let isHandedOn = order.isLate(edge, of: dependant) || isMadeByOneCall(edge.target)
            let staying = target.nonSendableArguments.filter { !isHandedOn || !dependency.sentArguments.contains($0) }
            if let index = staying.min() { return .argument(target.arguments[index], to: actor) }
        } else if making.isolation == nil, let actor = allows.isolation, let argument = argumentLeaving(edge.target) {
            return .argumentLeaving(argument, from: actor)
        }
        let sent = target.argumentsTaken().filter { place, argument in
            target.dependencies[place].isSent && target.nonSendableArguments.contains(argument)
                && !dependency.sentArguments.contains(argument)
        }
        return sent.values.min().map { .argumentSent(target.arguments[$0], $0) }
    }

    /// Of an opener.
    func crossing(
        _ edge: Edge,
        opening scope: ScopeID,
        _ dependency: Dependency,
        _ allows: Effects,
        _ making: Effects
    ) -> ClosureCheck.Crossing? {
        let opening = effects.openings[scope.index]
        if let type = firstStayingInput(of: scope, of: dependency) {
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

    /// An input that isn't `Sendable`, and that the opener doesn't take from its caller.
    private func firstStayingInput(of scope: ScopeID, of dependency: Dependency) -> Key? {
        guard case .opening(let arguments, _, _) = dependency.request.unwrapped else { return nil }
        let sent = Set(dependency.sentArguments.map { arguments[$0] })
        return answered.answerer.inputs[scope.index].lazy.map { self.graph[$0] }.filter { !$0.nonSendableKeys.isEmpty }
            .compactMap(\.inputType).first { !sent.contains($0) }
    }

    private func isMadeByOneCall(_ id: BindingID) -> Bool {
        answered.edges[id.index].allSatisfy { $0.kind == .hard && !effects.isMade($0.target) }
    }

    /// An argument that what is made on no actor takes there, be it by way of what it wraps.
    private func argumentLeaving(_ id: BindingID) -> Key? {
        var maker: BindingID? = id
        while let current = maker {
            let binding = graph[current]
            if isNonisolatedAsync(current) {
                let staying = binding.argumentsTaken().filter { place, argument in
                    binding.nonSendableArguments.contains(argument) && !binding.dependencies[place].isSent
                }
                if let index = staying.values.min() { return binding.arguments[index] }
            }
            maker = binding.decoration?.inner
        }
        return nil
    }
}
