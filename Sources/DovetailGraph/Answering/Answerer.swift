/// Finds what answers each dependency of a binding. A dependency is looked up from the binding's own scope, whoever
/// asks for the binding.
final class Answerer {
    /// With its decorators settled.
    let graph: Graph
    let tree: ScopeTree
    let replacements: Replacements
    let table: ProviderTable
    /// Decorators of what is not there.
    let decoratorsWithoutTarget: [BindingID]
    /// The input bindings of each scope, in listed order.
    let inputs: [[BindingID]]
    /// The keys of those that an override has replaced: whoever opens the scope may hand them in still.
    private let formerInputs: [[Key]]

    init(_ graph: Graph) {
        tree = ScopeTree(graph.scopes)
        replacements = Replacements(graph, in: tree)
        let table = ProviderTable(graph, in: tree, replacements)
        let decorations = Decorations(graph, table, replacements)
        table.decorate(by: decorations.outermost)
        self.table = table
        self.graph = decorations.graph
        decoratorsWithoutTarget = decorations.withoutTarget
        var inputs = graph.scopes.map { _ in [BindingID]() }
        var formerInputs = graph.scopes.map { _ in [Key]() }
        for (index, binding) in graph.bindings.enumerated() where binding.lifetime == .input {
            if replacements.isReplaced(BindingID(index)) {
                if let type = binding.inputType { formerInputs[binding.scope.index].append(type) }
            } else {
                inputs[binding.scope.index].append(BindingID(index))
            }
        }
        self.inputs = inputs
        self.formerInputs = formerInputs
    }

    /// One answer a dependency, in their order.
    func answers(for binding: Binding) -> [Answer] {
        let ownArguments = binding.argumentsTaken()
        return binding.dependencies.enumerated().map { index, dependency in
            if let argument = ownArguments[index] { return .found(.argument(argument)) }
            if let decoration = binding.decoration, decoration.dependency == index, let inner = decoration.inner {
                return answer(to: dependency, byWrapping: inner, key: decoration.innerKey)
            }
            return answer(to: dependency, from: binding.scope)
        }
    }

    /// The children of the scope and of its ancestors: what an opener may open, nearest first.
    func openableScopes(from scope: ScopeID) -> [ScopeID] {
        tree.path(from: scope).flatMap { tree.children[$0.index] }
    }
}

extension Answerer {
    /// What is wrapped is made with the arguments that its decorator got, unless it is asked for by a closure that has them.
    private func answer(to dependency: Dependency, byWrapping inner: BindingID, key: Int) -> Answer {
        let wrapped = graph[inner]
        if dependency.key.isSameType(as: wrapped.keys[key]) { return .found(.instance(inner, key: key)) }
        switch dependency.request.unwrapped {
        case .optional: return .found(.optional(inner, key: key))
        case .closure(let arguments, _, _) where arguments == wrapped.arguments:
            return .found(.closure(inner, key: key, isLate: false))
        case .closure(let arguments, _, _):
            let provider = Provider(binding: inner, key: key, scope: wrapped.scope)
            return .refused(.otherArguments(provider, asked: arguments))
        case .instance, .opening, .element, .optionally: return .found(.instance(inner, key: key))
        }
    }

    private func answer(to dependency: Dependency, from scope: ScopeID) -> Answer {
        if !dependency.request.isElement, let provider = table.visible(dependency.key, from: scope) {
            return instance(of: provider) { .instance(provider.binding, key: provider.key) }
        }
        return answer(to: dependency.request, opening: dependency.opened, from: scope)
    }

    private func answer(to request: Request, opening named: NamedScope?, from scope: ScopeID) -> Answer {
        switch request {
        case .instance(let key):
            guard let provider = table.visible(key, from: scope) else { return .refused(absence(of: key, from: scope)) }
            return instance(of: provider) { .instance(provider.binding, key: provider.key) }
        case .optional(let key):
            guard let provider = table.visible(key, from: scope) else { return .found(.none) }
            return instance(of: provider) { .optional(provider.binding, key: provider.key) }
        case .closure(let arguments, let result, _):
            guard let provider = table.visible(result, from: scope) else {
                return .refused(absence(of: result, from: scope))
            }
            guard graph[provider.binding].arguments == arguments else {
                return .refused(.otherArguments(provider, asked: arguments))
            }
            return .found(.closure(provider.binding, key: provider.key, isLate: false))
        case .opening(let arguments, let result, _):
            var scopes = openableScopes(from: scope)
            if let named {
                scopes.removeAll { named != .scope($0) }
                if scopes.isEmpty { return .refused(.notOpenable(named)) }
            }
            return opening(one: scopes, with: arguments, handingBack: result)
        case .element(let target, let contribution):
            return .found(element(graph[target].contributions[contribution].result, of: target))
        case .optionally(let request, let key):
            if let provider = table.visible(key, from: scope) {
                return instance(of: provider) { .optional(provider.binding, key: provider.key) }
            }
            switch answer(to: request, opening: named, from: scope) {
            case .refused(.nothingProvides), .refused(.outlives): return .found(.none)
            case let answer: return answer
            }
        }
    }

    /// What is an element and answers that key too is wrapped like whatever answers a key.
    private func element(_ result: Int, of target: BindingID) -> ResolvedGraph.Resolution {
        guard result < graph[target].keys.count else { return .instance(target, key: result) }
        let provider = table.decorated(Provider(binding: target, key: result, scope: graph[target].scope))
        return .instance(provider.binding, key: provider.key)
    }

    private func instance(of provider: Provider, found: () -> ResolvedGraph.Resolution) -> Answer {
        guard graph[provider.binding].arguments.isEmpty else { return .refused(.otherArguments(provider, asked: nil)) }
        return .found(found())
    }

    private func absence(of key: Key, from scope: ScopeID) -> Refusal {
        let shorterLived = table.shorterLived(key, than: scope)
        return shorterLived.isEmpty ? .nothingProvides(key) : .outlives(key, shorterLived)
    }

    private func opening(one scopes: [ScopeID], with arguments: [Key], handingBack result: Key) -> Answer {
        let fitting = scopes.compactMap { fit(of: $0, arguments: arguments, result: result) }
        guard let only = fitting.first else {
            let isAnywhere = !table.all(of: result).isEmpty
            return .refused(isAnywhere ? .noScopeFits(arguments: arguments, result: result) : .nothingProvides(result))
        }
        guard fitting.count == 1 else {
            return .refused(.severalScopesFit(fitting.map(\.scope).sorted(), result: result))
        }
        guard graph[only.provider.binding].arguments.isEmpty else {
            return .refused(.otherArguments(only.provider, asked: nil))
        }
        return .found(.opening(only.scope, only.provider.binding, key: only.provider.key, inputs: only.inputs))
    }

    private func fit(
        of scope: ScopeID,
        arguments: [Key],
        result: Key
    ) -> (scope: ScopeID, provider: Provider, inputs: [Int])? {
        guard inputs[scope.index].count <= arguments.count, let provider = table.visible(result, from: scope) else {
            return nil
        }
        var free = Array(arguments.indices)
        var order: [Int] = []
        for input in inputs[scope.index] {
            // A closure's arguments have no tags.
            let type = graph[input].inputType
            guard let place = free.firstIndex(where: { arguments[$0] == type }) else { return nil }
            order.append(free.remove(at: place))
        }
        var former = formerInputs[scope.index]
        for place in free {
            guard let index = former.firstIndex(of: arguments[place]) else { return nil }
            former.remove(at: index)
        }
        return (scope, provider, order)
    }
}
