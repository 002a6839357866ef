import DovetailGraph
import DovetailLinking

/// Chooses the names of a composition's classes and of everything in them.
///
/// Inputs and exposed roots come first, since their names are what the composition's users write. An object has one name, as a local, a property and a
/// capture, and no object of an ancestor scope has the same.
struct CompositionNames {
    /// One a scope: `Account` for `AccountScope`.
    private(set) var classes: [String] = []
    /// One a scope: what its children call it, `account`.
    private(set) var parentProperties: [String] = []
    /// One a binding: the names of its results.
    private(set) var objects: [[String]]
    /// Names of the properties that unseal an exposed object that comes sealed.
    private(set) var unsealed: [ObjectID: String] = [:]
    private var makers: [ObjectID: String] = [:]
    /// Exposed transients by their key.
    private var exposedMakers: [Key: [ObjectID]] = [:]
    private var scopeNames: [NameScope] = []

    init(
        _ program: LinkedProgram,
        _ composition: CompositionGraph,
        _ resolved: ResolvedGraph,
        _ signatures: FactorySignatures,
        nestedNames: Set<String>
    ) {
        objects = Array(repeating: [], count: resolved.graph.bindings.count)
        argumentLabels = objects
        let isAnyInPlace = resolved.graph.scopes.contains { $0.isolation == .unsynchronized }
        let place: Set<String> = isAnyInPlace ? ["isolation"] : []
        var classNames = NameScope(reserved: nestedNames)
        for node in resolved.graph.scopes {
            let name = node.name.hasSuffix("Scope") && node.name != "Scope" ? String(node.name.dropLast(5)) : node.name
            classes.append(classNames.name(Identifier.upperCamel(name)))
            parentProperties.append(Identifier.lowerCamel(classes[classes.count - 1]))
        }
        for index in resolved.scopes.indices {
            let parent = resolved.graph.scopes[index].parent
            var names = parent.map { scopeNames[$0.index] } ?? NameScope(reserved: Self.reserved.union(place))
            if let parent { names.reserve([parentProperties[parent.index]]) }
            names.reserve(resolved.scopes[index].children.map { "open" + classes[$0.index] })
            name(resolved.scopes[index], in: resolved, program, composition, signatures, &names)
            scopeNames.append(names.inner())
        }
    }

    /// The names that locals in a scope's code must keep clear of.
    func locals(in scope: ScopeID) -> NameScope { scopeNames[scope.index] }

    /// `makeDocumentListViewModel`
    func maker(of object: ObjectID) -> String {
        makers[object] ?? "make" + Identifier.upperCamel(objects[object.binding.index][object.result])
    }

    /// One a binding: the labels of a transient's arguments, which are those of the parameters that take them.
    private(set) var argumentLabels: [[String]]

    /// Names for a transient's arguments, as parameters of a function or closure in the code that has the names.
    func arguments(of binding: BindingID, in names: inout NameScope) -> [String] {
        argumentLabels[binding.index].map { names.name($0) }
    }

    private mutating func name(
        _ scope: ResolvedGraph.Scope,
        in resolved: ResolvedGraph,
        _ program: LinkedProgram,
        _ composition: CompositionGraph,
        _ signatures: FactorySignatures,
        _ names: inout NameScope
    ) {
        func registration(_ binding: BindingID) -> (LinkedRegistration, FactorySignature?) {
            (composition.registration(of: binding, in: program), signatures.signature(of: binding, in: composition))
        }
        for input in scope.inputs {
            let registration = registration(input).0
            let written = registration.writtenValueName
            objects[input.index] = [
                names.name(registration.inputName ?? written ?? registration.valueName(of: registration.type))
            ]
        }
        var exposedNames: [ObjectID: String] = [:]
        for exposure in scope.exposed where objects[exposure.binding.index].isEmpty {
            let object = ObjectID(binding: exposure.binding, result: exposure.key)
            let registration = registration(exposure.binding).0
            let key = registration.keys[exposure.key]
            if let outer = outerCollection(exposure, resolved.graph) {
                makers[object] = makers[outer]
            } else if !resolved.graph[exposure.binding].lifetime.isHeld {
                makers[object] = names.name("make" + registration.identifier(of: key))
                exposedMakers[resolved.graph[exposure.binding].keys[exposure.key], default: []].append(object)
            } else {
                exposedNames[object] = names.name(registration.valueName(of: key))
            }
        }
        for binding in scope.eager + scope.lazy where objects[binding.index].isEmpty {
            let (registration, signature) = registration(binding)
            let results = signature?.results ?? []
            objects[binding.index] = results.indices.map { index in
                let object = ObjectID(binding: binding, result: index)
                guard let exposed = exposedNames[object] else {
                    return names.name(registration.valueName(of: results[index].type))
                }
                guard results[index].seal != nil else { return exposed }
                unsealed[object] = exposed
                return names.name("sealed" + Identifier.upperCamel(exposed))
            }
        }
        // A transient is a local wherever it is made, so its name is chosen there; only its function needs one here.
        for binding in scope.transients {
            let (registration, signature) = registration(binding)
            let wanted = signature?.results.map { registration.valueName(of: $0.type) } ?? []
            // A per-graph object is also handed from function to function, under one name.
            let isShared = resolved.graph[binding].lifetime == .perGraph
            objects[binding.index] = wanted.map { isShared ? names.name($0) : $0 }
            nameMakers(of: binding, &names)
            nameArguments(of: binding, registration, resolved)
        }
    }

    /// The same collection as a scope around exposes it: with the inner scope's elements behind its own it is called the same.
    private func outerCollection(_ exposure: ResolvedGraph.ExposedBinding, _ graph: Graph) -> ObjectID? {
        let binding = graph[exposure.binding]
        guard binding.isCollection, let known = exposedMakers[binding.keys[exposure.key]] else { return nil }
        var scope = graph[binding.scope].parent
        while let current = scope {
            if let outer = known.first(where: { graph[$0.binding].scope == current }) { return outer }
            scope = graph[current].parent
        }
        return nil
    }

    private mutating func nameArguments(
        of binding: BindingID,
        _ registration: LinkedRegistration,
        _ resolved: ResolvedGraph
    ) {
        // A decorator's are those of what it wraps, which comes before it.
        var wanted =
            resolved.graph[binding].decoration?.inner.map { argumentLabels[$0.index] }
            ?? registration.arguments.map(\.valueName)
        for (resolution, parameter) in zip(resolved.resolutions[binding.index], registration.parameters) {
            guard case .argument(let index) = resolution else { continue }
            let name = parameter.label ?? parameter.name
            if name != "_" { wanted[index] = name }
        }
        var labels = NameScope()
        argumentLabels[binding.index] = wanted.map { labels.name($0) }
    }

    private mutating func nameMakers(of binding: BindingID, _ names: inout NameScope) {
        for (index, name) in objects[binding.index].enumerated() {
            let object = ObjectID(binding: binding, result: index)
            if makers[object] == nil { makers[object] = names.name("make" + Identifier.upperCamel(name)) }
        }
    }

    /// What generated classes use themselves.
    private static let reserved: Set<String> = [
        "lifetime", "reference", "end", "self", "init",
    ]
}
