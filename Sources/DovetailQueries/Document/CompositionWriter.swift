package import DovetailDiagnostics
package import DovetailGraph

/// Writes down what is known of one composition's graph.
package struct CompositionWriter: Sendable {
    private let inspection: GraphInspection
    private let base: BaseFolder
    private let scopeNames: [String]
    private let identifiers: [String]

    /// - Parameters:
    ///   - base: The folder that paths are told relative to.
    ///   - scopeNames: One a scope of the graph, all different; its own names otherwise.
    package init(_ inspection: GraphInspection, base: BaseFolder, scopeNames: [String]? = nil) {
        self.inspection = inspection
        self.base = base
        let names = scopeNames ?? inspection.graph.scopes.map(\.name)
        self.scopeNames = names
        identifiers = BindingIdentifiers.of(inspection.graph, scopeNames: names)
    }

    /// The composition, without what only the program knows: its module, and those of its assemblies.
    package func composition(isComplete: Bool = true) -> GraphDocument.Composition {
        let graph = inspection.graph
        let findings = inspection.diagnostics.map { GraphDocument.Finding($0, base) }
        let isBroken = inspection.diagnostics.contains { $0.severity == .error }
        return GraphDocument.Composition(
            name: graph.name,
            state: !isComplete ? .incomplete : isBroken ? .broken : .sound,
            location: place(graph.location),
            scopes: graph.scopes.indices.map { scope(ScopeID($0)) },
            bindings: graph.bindings.indices.map { binding(BindingID($0)) },
            exposures: graph.exposures.indices.map { index in
                GraphDocument.Exposure(
                    key: .init(graph.exposures[index].key),
                    location: place(graph.exposures[index].location),
                    bindings: inspection.roots[index].map(name)
                )
            },
            // What is wrong with a graph with holes may be wrong with the holes.
            findings: isComplete ? findings : []
        )
    }

    private func place(_ location: SourceLocation) -> GraphDocument.Place { .init(location, base) }
    private func name(_ id: BindingID) -> String { identifiers[id.index] }
    private func names(_ ids: [BindingID]) -> [String] { ids.map(name) }
}

extension CompositionWriter {
    private func scope(_ id: ScopeID) -> GraphDocument.Scope {
        let (node, resolved) = (inspection.graph[id], inspection.scopes[id.index])
        let isOrdered = !inspection.diagnostics.contains { $0.id == .dependencyCycle }
        return GraphDocument.Scope(
            name: scopeNames[id.index],
            parent: node.parent.map { scopeNames[$0.index] },
            isolation: node.isolation.actor?.description
                ?? (node.isolation == .unsynchronized ? "unsynchronized" : nil),
            location: place(node.location),
            inputs: names(resolved.inputs),
            optionalInputs: names(resolved.inputs.filter(resolved.optionalInputs.contains)),
            order: isOrdered ? names(resolved.eager) : [],
            waves: isOrdered ? resolved.waves.map(names) : [],
            lazy: names(resolved.lazy),
            opening: .init(resolved.opening)
        )
    }

    private func binding(_ id: BindingID) -> GraphDocument.Binding {
        let binding = inspection.graph[id]
        let (state, replacement): (GraphDocument.Binding.State, BindingID?) =
            switch inspection.fates[id.index] {
            case .needed: (.needed, nil)
            case .unneeded: (.unneeded, nil)
            case .replaced(let other): (.replaced, other)
            case .withoutTarget: (.withoutTarget, nil)
            }
        var written = GraphDocument.Binding(
            id: name(id),
            name: binding.name,
            scope: scopeNames[binding.scope.index],
            lifetime: .init(binding.lifetime),
            keys: binding.keys.map(GraphDocument.Key.init),
            assembly: binding.isCollection ? nil : binding.assembly,
            location: place(binding.location),
            state: state
        )
        written.replacement = replacement.map(name)
        written.decorated = binding.decoration?.inner.map(name)
        written.isCollection = binding.isCollection
        written.contributions = binding.contributions.map {
            .init(collection: .init($0.collection), mapKey: $0.mapKey?.name)
        }
        written.arguments = binding.arguments.map(GraphDocument.Key.init)
        written.inputName = binding.inputName
        written.effects = .init(inspection.making[id.index])
        written.isAsync = binding.effects.isAsync
        written.hasHook = binding.hasHook
        written.isConcurrent = binding.isConcurrent
        written.dependencies = zip(binding.dependencies, inspection.outcomes[id.index]).enumerated().map {
            index,
            pair in
            dependency(pair.0, pair.1, isDecorated: binding.decoration?.dependency == index)
        }
        return written
    }

    private func dependency(
        _ dependency: Dependency,
        _ outcome: GraphInspection.Outcome,
        isDecorated: Bool
    ) -> GraphDocument.Dependency {
        var written = GraphDocument.Dependency(
            parameter: dependency.parameter,
            key: .init(dependency.key),
            kind: isDecorated ? .decorated : kind(of: dependency, outcome),
            answer: .found,
            location: place(dependency.location)
        )
        switch outcome {
        case .found(.argument): break
        case .found(.none): written.answer = .absent
        case .found(.instance(let target, _)), .found(.optional(let target, _)): written.target = name(target)
        case .found(.closure(let target, _, let isLate)):
            written.target = name(target)
            written.isLate = isLate
        case .found(.opening(let scope, let target, _, _)):
            written.target = name(target)
            written.opened = scopeNames[scope.index]
        case .refused(let reason, let candidates):
            written.answer = .init(reason)
            written.target = candidates.first.map(name)
        }
        return written
    }

    private func kind(of dependency: Dependency, _ outcome: GraphInspection.Outcome) -> GraphDocument.Dependency.Kind {
        if case .found(.argument) = outcome { return .argument }
        return switch dependency.request.unwrapped {
        case .instance: .instance
        case .optional: .optional
        case .optionally: .optional
        case .closure: .closure
        case .opening: .opening
        case .element: .element
        }
    }
}

// MARK: - Values of the graph engine as data

extension GraphDocument.Place {
    /// Relative to the base where it is inside of that.
    package init(_ location: SourceLocation, _ base: BaseFolder) {
        self.init(path: base.relative(location.path), line: location.line, column: location.column)
    }
}

extension GraphDocument.Key {
    package init(_ key: Key) {
        self.init(type: key.name, tag: key.tag?.name, identity: key.identity)
    }
}

extension GraphDocument.Effects {
    package init(_ effects: Effects) {
        let thrown = effects.isThrowing ? effects.thrown?.name ?? "any Error" : nil
        self.init(isAsync: effects.isAsync, throwing: thrown, actor: effects.isolation?.description)
    }
}

extension GraphDocument.Lifetime {
    package init(_ lifetime: Binding.Lifetime) {
        self =
            switch lifetime {
            case .shared: .shared
            case .lazyShared: .lazy
            case .transient: .transient
            case .perGraph: .perGraph
            case .weak: .weak
            case .input: .input
            }
    }
}

extension GraphDocument.Finding {
    package init(_ diagnostic: Diagnostic, _ base: BaseFolder) {
        self.init(
            id: diagnostic.id.rawValue,
            severity: diagnostic.severity.rawValue,
            message: diagnostic.headline,
            location: .init(diagnostic.location, base)
        )
    }
}

extension GraphDocument.Dependency.Answer {
    fileprivate init(_ reason: GraphInspection.Reason) {
        self =
            switch reason {
            case .missing: .missing
            case .shorterLived: .shorterLived
            case .otherArguments: .otherArguments
            case .noScopeFits: .noScopeFits
            case .severalScopesFit: .severalScopesFit
            case .notOpenable: .notOpenable
            }
    }
}
