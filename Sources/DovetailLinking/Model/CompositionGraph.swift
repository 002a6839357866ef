package import DovetailGraph
import DovetailSyntax

/// The graph of a composition, and the way back from it to the program.
package struct CompositionGraph: Sendable {
    package var graph: Graph
    /// For each binding, what it stands for.
    package var origins: [BindingOrigin]
    /// What contributions are gathered in.
    package var collections: [LinkedRegistration]
    /// For each of them, the assembly that first says something of it: the types are in that one's hands.
    package var collectionAssemblies: [Int] = []
    /// For each scope of the graph, its index in the program.
    package var scopes: [Int]

    package init(graph: Graph, origins: [BindingOrigin], collections: [LinkedRegistration] = [], scopes: [Int]) {
        self.graph = graph
        self.origins = origins
        self.collections = collections
        self.scopes = scopes
    }
}

extension LinkedProgram {
    /// What the graph engine sees of a composition. Assemblies whose scope is not known are left out; they are diagnosed.
    package func graph(of composition: LinkedComposition) -> CompositionGraph {
        let scopeIndices = scopes(of: composition)
        let ids = Dictionary(
            scopeIndices.enumerated().map { ($1, ScopeID($0)) },
            uniquingKeysWith: { first, _ in first }
        )
        var parts = GraphParts()
        for index in composition.assemblies { add(index, to: &parts, of: composition, ids) }
        var graph = Graph(
            name: composition.name,
            location: composition.location,
            scopes: scopeIndices.map { node(of: scopes[$0], ids) },
            bindings: parts.bindings,
            exposures: composition.exposures.map { Graph.Exposure(key: $0.key, location: $0.location) },
            unlisted: unlistedBindings(of: composition, ids)
        )
        graph.overrides = composition.overrides.map { override in
            Override(
                assembly: assemblies[override.assembly].name,
                index: override.assembly,
                reach: override.reach,
                location: override.location
            )
        }
        graph.listedAssemblies = Set(composition.assemblies)
        graph.architectureRules = composition.rules.map { $0.rule(ids) }
        graph.implementations = implementations(among: composition.assemblies, ids, graph.scopes)
        let search = implementations
        graph.isValue = { search.isValue($0.name) }
        graph.ownAssemblies = composition.ownAssemblies
        graph.unexposable = unexposable(in: composition)
        graph.possiblyEmpty = parts.possiblyEmpty
        return gathered(graph, parts, scopeIndices, composition)
    }

    /// What the assemblies of a composition come to.
    private struct GraphParts {
        var bindings: [Binding] = []
        var origins: [BindingOrigin] = []
        var possiblyEmpty: [Graph.PossiblyEmpty] = []
        var collections: [Key: CollectionDeclaration] = [:]
    }

    private func add(
        _ index: Int,
        to parts: inout GraphParts,
        of composition: LinkedComposition,
        _ ids: [Int: ScopeID]
    ) {
        let assembly = assemblies[index]
        guard let scope = assembly.scope.flatMap({ ids[$0] }) else { return }
        let isOwnPackage = assembly.packageName == composition.packageName
        for (position, registration) in assembly.registrations.enumerated() {
            let binding = registration.binding(scope: scope, assembly: assembly.name, isOwnPackage: isOwnPackage)
            binding.assemblyIndex = index
            if !composition.rules.isEmpty { binding.madeType = registration.type.key }
            nameScopes(in: binding, registration, ids)
            parts.bindings.append(binding)
            parts.origins.append(.registration(assembly: index, registration: position))
            for contribution in registration.contributions {
                let declaration = CollectionDeclaration(
                    collection: contribution.collection,
                    tag: registration.tag,
                    location: contribution.location
                )
                parts.collections[declaration.key] = declaration
            }
        }
        for declaration in assembly.declarations {
            parts.collections[declaration.key] = declaration
            parts.possiblyEmpty.append(
                .init(collection: declaration.key, scope: scope, location: declaration.location)
            )
        }
    }

    /// The graph with its collections, and the way back from it.
    private func gathered(
        _ graph: Graph,
        _ parts: GraphParts,
        _ scopeIndices: [Int],
        _ composition: LinkedComposition
    ) -> CompositionGraph {
        var graph = graph
        let gathered = graph.gatherCollections()
        var result = CompositionGraph(graph: graph, origins: parts.origins, scopes: scopeIndices)
        result.origins += gathered.indices.map(BindingOrigin.collection)
        result.collectionAssemblies = gathered.map { collection in
            collection.members.first.map { result.assembly(of: $0.binding) }
                ?? assembly(declaring: collection.key, composition)
        }
        result.collections = gathered.compactMap { registration(of: $0, result, parts.collections) }
        let access = min(composition.access, .public)
        let thrown = parts.origins.indices.compactMap { index in
            result.registration(of: BindingID(index), in: self).thrownType
        }
        result.graph.hiddenErrors = Set(thrown.filter { $0.access < access }.map(\.errorKey))
        return result
    }

    /// Says which scopes the openers of a registration open.
    private func nameScopes(in binding: Binding, _ registration: LinkedRegistration, _ ids: [Int: ScopeID]) {
        for (place, parameter) in zip(binding.dependencies.indices, registration.parameters) {
            guard let scope = parameter.openedScope else { continue }
            binding.dependencies[place].opened =
                ids[scope].map { .scope($0) } ?? .unlisted(name: scopes[scope].path.last ?? "")
        }
    }

    /// The first listed assembly that says that a collection may be empty.
    private func assembly(declaring key: Key, _ composition: LinkedComposition) -> Int {
        composition.assemblies.first { assemblies[$0].declarations.contains { $0.key == key } } ?? 0
    }

    /// Finds what could be registered in one of the assemblies, one of the asking scope first, one of a scope around it next.
    private func implementations(
        among listed: [Int],
        _ ids: [Int: ScopeID],
        _ nodes: [ScopeNode]
    ) -> @Sendable (Key, ScopeID?) -> [Implementation] {
        let search = self.implementations
        let doubles = doubles.sorted().map { assemblies[$0] }
        let places = listed.map { index in
            let assembly = assemblies[index]
            return (module: assembly.module, name: assembly.name, scope: assembly.scope.flatMap { ids[$0] })
        }
        return { key, scope in
            // Nearest first; nil for the composition, which sees all scopes.
            let path = scope.map { Array(sequence(first: $0) { nodes[$0.index].parent }) }
            let candidates = search.candidates(for: key.name).filter { candidate in
                !doubles.contains { double in
                    double.module == candidate.module
                        && double.registrations.contains { $0.type.name == candidate.name }
                }
            }
            return candidates.compactMap { candidate in
                let inModule = places.filter { $0.module == candidate.module }
                let places = path.map { $0.flatMap { scope in inModule.filter { $0.scope == scope } } } ?? inModule
                guard let place = places.first else { return nil }
                return Implementation(name: candidate.name, assembly: place.name)
            }
        }
    }

    /// The scopes of the listed assemblies and all around them; parents come first, as they do in the program.
    package func scopes(of composition: LinkedComposition) -> [Int] {
        var used: Set<Int> = []
        for index in composition.assemblies {
            var scope = assemblies[index].scope
            while let current = scope, used.insert(current).inserted { scope = scopes[current].parent }
        }
        return used.sorted()
    }

    private func node(of scope: LinkedScope, _ ids: [Int: ScopeID]) -> ScopeNode {
        var node = ScopeNode(
            name: scope.path.last ?? "",
            parent: scope.parent.flatMap { ids[$0] },
            location: scope.location,
            isolation: scope.isolation
        )
        node.accessOfMembers = scope.access.ofWitnesses
        return node
    }

    /// Keys of its own package's assemblies whose types it can't hand out.
    private func unexposable(in composition: LinkedComposition) -> Set<Key> {
        var hidden: Set<Key> = []
        for index in composition.assemblies where assemblies[index].packageName == composition.packageName {
            let assembly = assemblies[index]
            for registration in assembly.registrations {
                for type in registration.keys + registration.contributions.map(\.collection) {
                    let access = min(type.access, .public)
                    let isExposable = access >= composition.access && assembly.shows(access, to: composition)
                    if !isExposable { hidden.insert(type.key(tagged: registration.tag)) }
                }
            }
        }
        return hidden
    }
}

extension LinkedAssembly {
    /// The dotted path.
    package var name: String { path.joined(separator: ".") }
}

extension LinkedComposition {
    /// The dotted path.
    package var name: String { path.joined(separator: ".") }
}
