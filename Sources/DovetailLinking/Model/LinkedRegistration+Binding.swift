package import DovetailGraph

extension LinkedRegistration {
    /// The registration seen from the graph.
    package func binding(scope: ScopeID, assembly: String, isOwnPackage: Bool) -> Binding {
        // What could not be read needs nothing, so that only its own fault is reported.
        let isKnown = if case .unknown = making { false } else { true }
        return Binding(
            name: type.name,
            keys: keys.map(\.key),
            scope: scope,
            lifetime: lifetime,
            arguments: arguments.map(\.key),
            dependencies: isKnown ? parameters.map(\.dependency) : [],
            effects: effects,
            hasHook: hook != nil,
            conformances: conformances.map(\.key),
            assembly: assembly,
            location: location,
            isOwnPackage: isOwnPackage
        )
    }
}

extension LinkedParameter {
    /// The parameter seen from the graph.
    package var dependency: Dependency {
        let key = type.key
        return Dependency(parameter: name, key: key, request: graphRequest(key), location: location)
    }

    private func graphRequest(_ key: Key) -> DovetailGraph.Request {
        switch request {
        case .instance:
            .instance(key)
        case .optional(let wrapped):
            .optional(wrapped.key)
        case .closure(let arguments, let result):
            .closure(arguments: arguments.map(\.key), result: result.key, allows: allowedEffects)
        case .opening(let arguments, let result, _):
            .opening(arguments: arguments.map(\.key), result: result.key, allows: allowedEffects)
        }
    }

    /// What a function type lets its body do.
    private var allowedEffects: Effects {
        guard case .function(let function) = type else { return .none }
        return Effects(
            isAsync: function.isAsync,
            isThrowing: function.isThrowing,
            isolation: function.globalActor
        )
    }
}
