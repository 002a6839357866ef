import DovetailDiagnostics
package import DovetailGraph

extension LinkedRegistration {
    /// The registration seen from the graph.
    package func binding(scope: ScopeID, assembly: String, isOwnPackage: Bool) -> Binding {
        // What could not be read needs nothing, so that only its own fault is reported.
        let isKnown = if case .unknown = making { false } else { true }
        let binding = Binding(
            name: type.name,
            keys: keys.map { $0.key(tagged: tag) },
            scope: scope,
            lifetime: lifetime,
            arguments: arguments.map(\.key),
            dependencies: isKnown ? parameters.map { $0.dependency(madeOn: effects.isolation) } : [],
            effects: effects,
            hasHook: hook != nil,
            conformances: conformances.map(\.key),
            assembly: assembly,
            location: location,
            isOwnPackage: isOwnPackage
        )
        binding.isIsolatedByScope = ownIsolation == nil && effects.isolation != nil
        if lifetime.isHeld, scopeIsolation != .sendable {
            let results = results
            binding.unsendableKeys = Set(results.indices.filter { !sendableTypes.contains(results[$0].identity) })
        }
        if case .initializer = making, scopeIsolation != .sendable {
            binding.leavesItsScope = effects.isAsync && ownIsolation == nil && !isNonsending
        }
        binding.nonSendableKeys = indices(ofNonSendable: results)
        binding.nonSendableArguments = indices(ofNonSendable: arguments)
        binding.isConcurrent = isConcurrent && isKnown
        if lifetime == .input {
            binding.inputName = inputName ?? aliasName
            binding.inputType = type.key
        }
        binding.contributions = graphContributions
        if let decoration { binding.decoration = Binding.Decoration(dependency: isKnown ? decoration.parameter : nil) }
        return binding
    }

    private func indices(ofNonSendable types: [ResolvedType]) -> Set<Int> {
        if nonSendableTypes.isEmpty { return [] }
        return Set(types.indices.filter { nonSendableTypes.contains(types[$0].identity) })
    }

    private var graphContributions: [Contribution] {
        if contributions.isEmpty { return [] }
        let results = results.map(\.identity)
        return contributions.map { contribution in
            Contribution(
                collection: contribution.collection.key(tagged: tag),
                element: contribution.element.key,
                result: results.firstIndex(of: contribution.element.identity) ?? 0,
                mapKey: contribution.mapKey?.graphKey,
                location: contribution.location
            )
        }
    }

    /// What the manifest calls the type, where that is another name than the type's own.
    private var aliasName: String? {
        writtenName == type.ownName ? nil : writtenName
    }
}

extension LinkedRegistration {
    /// Puts what is made for a scope where the scope lives, unless it states an actor itself. Inputs are made by nobody.
    func place(in scope: ScopeIsolation) {
        scopeIsolation = scope
        ownIsolation = effects.isolation
        if case .input = making { return }
        effects.isolation = effects.isolation ?? scope.actor
    }

    /// A limit of a hook that is awaited where its scope is ended.
    var misplacedLimit: Diagnostic? {
        guard let hookLimit, scopeIsolation == .unsynchronized else { return nil }
        return Diagnostic(
            .unreadableManifest,
            at: hookLimit.location,
            "a hook of an `Unsynchronized` scope runs where the scope is ended, and can't be left behind when it is overdue",
            notes: [.init(.suggestion, "take `within:` out, or let what may hang be of a scope of another isolation")]
        )
    }

    /// Whether it is made and kept where only the scope's own actor comes, or in the one place that it is used from, so that it needs no lock and need not be `Sendable`.
    package var isUnsynchronized: Bool {
        scopeIsolation == .unsynchronized || scopeIsolation.actor.map { $0 == effects.isolation } ?? false
    }

    /// Whether an object of the type may be used anywhere, as far as declarations say so.
    package func isKnownSendable(_ type: ResolvedType) -> Bool { sendableTypes.contains(type.identity) }
}

extension LinkedParameter {
    /// The parameter seen from the graph.
    ///
    /// - Parameter isolation: The actor that the parameter's initializer runs on.
    package func dependency(madeOn isolation: ActorName?) -> Dependency {
        let key = type.key(tagged: tag)
        let allows = allowedEffects(madeOn: isolation)
        var dependency = Dependency(
            parameter: name,
            key: key,
            request: graphRequest(of: type, key, allows),
            location: location,
            isCalledElsewhere: isCalledElsewhere
        )
        dependency.isNamed = isNamed
        dependency.isSent = isSending
        if case .function(let function) = unwrappedType {
            let sent = function.parameters.indices.filter { function.parameters[$0].specifiers.contains("sending") }
            dependency.sentArguments = Set(sent)
        }
        return dependency
    }

    private func graphRequest(of type: ResolvedType, _ key: Key, _ allows: Effects) -> DovetailGraph.Request {
        switch Request(type) {
        case .instance:
            return .instance(key)
        case .optional(let wrapped):
            let key = wrapped.key(tagged: tag)
            if case .instance = Request(wrapped) { return .optional(key) }
            return .optionally(graphRequest(of: wrapped, key, allows), key: key)
        case .closure(let arguments, let result):
            return .closure(arguments: arguments.map(\.key), result: result.key(tagged: tag), allows: allows)
        case .opening(let arguments, let result, _):
            return .opening(arguments: arguments.map(\.key), result: result.key(tagged: tag), allows: allows)
        }
    }

    private var isCalledElsewhere: Bool {
        if case .function(let function) = unwrappedType {
            function.isSendable || function.globalActor != nil
        } else {
            false
        }
    }

    /// What a function type lets its body do. A closure that is not `@Sendable` stays on the actor that it was made on, without saying so.
    private func allowedEffects(madeOn isolation: ActorName?) -> Effects {
        guard case .function(let function) = unwrappedType else { return .none }
        return Effects(
            isAsync: function.isAsync,
            isThrowing: function.isThrowing,
            thrown: function.thrownType?.errorKey,
            isolation: function.globalActor ?? (function.isSendable ? nil : isolation)
        )
    }
}

extension ResolvedType {
    /// The key of a type of errors.
    package var errorKey: Key {
        if case .nominal(let nominal) = self, RuntimeVocabulary.isNamed(RuntimeVocabulary.scopeEnded, nominal) {
            return .scopeEnded
        }
        return key
    }
}
