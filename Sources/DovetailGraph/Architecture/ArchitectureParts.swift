/// What the names in the rules of a graph stand for.
final class ArchitectureParts {
    private let graph: Graph
    private var byType: [String: [BindingID]] = [:]
    private var byAssembly: [Int: [BindingID]] = [:]
    private var byScope: [ScopeID: [BindingID]] = [:]
    /// By what is wrapped or replaced, what is around it or in its place.
    private var successors: [BindingID: [BindingID]] = [:]

    init(_ graph: Graph, _ replacements: Replacements) {
        self.graph = graph
        for (index, binding) in graph.bindings.enumerated() {
            let id = BindingID(index)
            for identity in Set((binding.keys + [binding.madeType].compactMap(\.self)).map(\.typeIdentity)) {
                byType[identity, default: []].append(id)
            }
            byAssembly[binding.assemblyIndex, default: []].append(id)
            // Nobody binds a collection: it is what its elements are.
            if !binding.isCollection { byScope[binding.scope, default: []].append(id) }
            if let inner = binding.decoration?.inner { successors[inner, default: []].append(id) }
        }
        for (replaced, standIn) in replacements.replacers { successors[replaced, default: []].append(standIn) }
    }

    /// What a part consists of, each once: what it names, and what wraps that or stands in for it.
    func members(of part: ArchitectureRule.Part) -> [BindingID] {
        var members = named(by: part)
        if successors.isEmpty { return members }
        var seen = Set(members)
        var next = 0
        while next < members.count {
            for id in successors[members[next]] ?? [] where seen.insert(id).inserted { members.append(id) }
            next += 1
        }
        return members
    }

    /// Whether a name stands for nothing that there is. A listed assembly is there, though it may register nothing yet.
    func isWithoutTarget(_ part: ArchitectureRule.Part) -> Bool {
        if case .assembly(let index) = part.members, graph.listedAssemblies.contains(index) { return false }
        return members(of: part).isEmpty
    }

    /// The same as one flag a binding, of several parts.
    func flags(of parts: [ArchitectureRule.Part]) -> [Bool] {
        var flags = Array(repeating: false, count: graph.bindings.count)
        for part in parts {
            for id in members(of: part) { flags[id.index] = true }
        }
        return flags
    }

    private func named(by part: ArchitectureRule.Part) -> [BindingID] {
        switch part.members {
        case .assembly(let index): byAssembly[index] ?? []
        case .scope(let scope): scope.flatMap { byScope[$0] } ?? []
        case .key(let key):
            (byType[key.typeIdentity] ?? []).filter { key.tag == nil || graph[$0].tagOfAll == key.tag }
        }
    }
}

extension Binding {
    /// The tag of its keys and collections.
    fileprivate var tagOfAll: Key.Tag? { tag ?? contributions.first?.collection.tag }
}
