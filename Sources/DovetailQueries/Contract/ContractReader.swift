package import DovetailDiagnostics
package import DovetailGraph

/// Reads the contract of some assemblies off their graph, in which nothing else is.
package struct ContractReader {
    private let inspection: GraphInspection
    private let written: GraphDocument.Composition
    private let access: @Sendable (BindingID, Int) -> ModuleContract.Access
    private let base: BaseFolder
    private var requirements: [Requirement: [ModuleContract.User]] = [:]
    private var order: [Requirement] = []

    private struct Requirement: Hashable {
        var kind: ModuleContract.Requirement.Kind
        var scope: ScopeID
        var key: Key
        var arguments: [Key]
    }

    /// - Parameters:
    ///   - written: The same graph as data.
    ///   - access: Who may name the type of one of a binding's keys.
    package init(
        _ inspection: GraphInspection,
        _ written: GraphDocument.Composition,
        base: BaseFolder,
        access: @escaping @Sendable (BindingID, Int) -> ModuleContract.Access
    ) {
        self.inspection = inspection
        self.written = written
        self.base = base
        self.access = access
    }

    package mutating func contract(named name: String) -> ModuleContract {
        for index in inspection.graph.bindings.indices { read(BindingID(index)) }
        let ordered = order.enumerated().sorted { ($0.element.scope, $0.offset) < ($1.element.scope, $1.offset) }
        let graph = inspection.graph
        let ids = graph.bindings.indices.map { BindingID($0) }.sorted { (graph[$0].scope, $0) < (graph[$1].scope, $1) }
        let own = ids.filter { !graph[$0].isCollection && graph[$0].decoration == nil }
        return ModuleContract(
            name: name,
            assemblies: written.assemblies.map(\.name),
            requirements: ordered.map { requirement($0.element) },
            inputs: own.filter { graph[$0].lifetime == .input }.flatMap(offers),
            offers: own.flatMap(offers),
            elements: own.flatMap(elements),
            decorators: ids.filter { inspection.fates[$0.index] == .withoutTarget }.flatMap(offers),
            isIncomplete: written.state == .incomplete
        )
    }

    private func reference(_ id: BindingID) -> ObjectReference { ObjectReference(written.bindings[id.index]) }

    private func requirement(_ requirement: Requirement) -> ModuleContract.Requirement {
        let users = requirements[requirement] ?? []
        return ModuleContract.Requirement(
            kind: requirement.kind,
            scope: written.scopes[requirement.scope.index].name,
            key: .init(requirement.key),
            arguments: requirement.arguments.map { .init($0) },
            isOptional: users.allSatisfy(\.isOptional),
            users: users
        )
    }

    private func offers(_ id: BindingID) -> [ModuleContract.Offer] {
        let binding = inspection.graph[id]
        return binding.keys.enumerated().map { position, key in
            ModuleContract.Offer(
                key: .init(key),
                access: access(id, position),
                object: reference(id),
                arguments: binding.arguments.map { .init($0) }
            )
        }
    }

    private func elements(_ id: BindingID) -> [ModuleContract.Element] {
        inspection.graph[id].contributions.map { contribution in
            ModuleContract.Element(
                collection: .init(contribution.collection),
                mapKey: contribution.mapKey?.name,
                object: reference(id)
            )
        }
    }
}

extension ContractReader {
    /// What a binding needs that nothing answers.
    private mutating func read(_ id: BindingID) {
        let binding = inspection.graph[id]
        let isDecorator = inspection.fates[id.index] == .withoutTarget
        for (position, outcome) in inspection.outcomes[id.index].enumerated() {
            let dependency = binding.dependencies[position]
            if isDecorator, binding.decoration?.dependency == position, let key = binding.keys.first {
                let decorated = Requirement(kind: .decorated, scope: binding.scope, key: key, arguments: [])
                add(decorated, by: id, dependency, isOptional: false)
                continue
            }
            switch outcome {
            case .found(.none): require(dependency.request, by: id, dependency, isOptional: true)
            case .found: continue
            case .refused(.missing, _), .refused(.noScopeFits, _), .refused(.notOpenable, _):
                require(dependency.request, by: id, dependency, isOptional: false)
            // What is there and doesn't fit is the module's own mistake, which check tells.
            case .refused: continue
            }
        }
    }

    private mutating func require(
        _ request: Request,
        by id: BindingID,
        _ dependency: Dependency,
        isOptional: Bool
    ) {
        let scope = inspection.graph[id].scope
        switch request {
        case .instance(let key):
            add(.init(kind: .object, scope: scope, key: key, arguments: []), by: id, dependency, isOptional: isOptional)
        case .optional(let key):
            add(.init(kind: .object, scope: scope, key: key, arguments: []), by: id, dependency, isOptional: true)
        case .closure(let arguments, let result, _):
            let needed = Requirement(kind: .object, scope: scope, key: result, arguments: arguments)
            add(needed, by: id, dependency, isOptional: isOptional)
        case .opening(let arguments, let result, _):
            let needed = Requirement(kind: .opening, scope: scope, key: result, arguments: arguments)
            add(needed, by: id, dependency, isOptional: isOptional)
        case .optionally(let request, _):
            require(request, by: id, dependency, isOptional: true)
        // Elements are of the module itself.
        case .element: break
        }
    }

    private mutating func add(
        _ requirement: Requirement,
        by id: BindingID,
        _ dependency: Dependency,
        isOptional: Bool
    ) {
        if requirements[requirement] == nil { order.append(requirement) }
        requirements[requirement, default: []].append(
            ModuleContract.User(
                object: reference(id),
                parameter: dependency.parameter,
                key: .init(dependency.key),
                isOptional: isOptional,
                location: .init(dependency.location, base)
            )
        )
    }
}
