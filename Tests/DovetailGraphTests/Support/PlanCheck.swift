import DovetailGraph

/// Walks through a resolved graph as generated code would, and names whatever it would read before it is there.
struct PlanCheck {
    private let resolved: ResolvedGraph
    private var isMade: Set<BindingID> = []
    private(set) var faults: [String] = []

    init(_ resolved: ResolvedGraph) {
        self.resolved = resolved
        for scope in resolved.scopes {
            isMade.formUnion(scope.inputs)
            let waves = Dictionary(uniqueKeysWithValues: scope.waves.map { ($0[0], $0) })
            let members = Set(scope.waves.joined())
            for id in scope.eager where waves[id] != nil || !members.contains(id) {
                let madeTogether = waves[id] ?? [id]
                for id in madeTogether { make(id, for: []) }
                isMade.formUnion(madeTogether)
            }
            for id in scope.lazy + scope.transients { make(id, for: []) }
        }
    }

    private func name(_ id: BindingID) -> String { resolved.graph[id].name }

    private mutating func make(_ id: BindingID, for makers: [BindingID], inBody isBody: Bool = false) {
        guard !makers.contains(id) else {
            faults.append("making \(name(id)) has no end")
            return
        }
        for resolution in resolved.resolutions[id.index] {
            switch resolution {
            case .argument, .none, .opening, .closure(_, key: _, isLate: true): continue
            case .instance(let target, _), .optional(let target, _): handOut(target, for: makers + [id], inBody: isBody)
            case .closure(let target, _, isLate: false): handOut(target, for: makers + [id], inBody: true)
            }
        }
    }

    private mutating func handOut(_ id: BindingID, for makers: [BindingID], inBody isBody: Bool) {
        switch resolved.graph[id].lifetime {
        case .transient, .perGraph:
            make(id, for: makers, inBody: isBody)
        case .weak:
            if isBody { faults.append("a direct closure of \(name(makers.last ?? id)) reads the weak \(name(id))") }
            let (maker, object) = (resolved.graph[makers[0]], resolved.graph[id])
            if maker.lifetime == .shared, maker.scope == object.scope, !isBody, !isMade.contains(id) {
                faults.append("\(name(makers[0])) needs \(name(id)) too early")
            }
        case .lazyShared where !resolved.scopes[resolved.graph[id].scope.index].eager.contains(id):
            if isBody { faults.append("a direct closure of \(name(makers.last ?? id)) reads the lazy \(name(id))") }
        case .shared, .lazyShared, .input:
            if !isMade.contains(id) { faults.append("\(name(makers[0])) needs \(name(id)) too early") }
        }
    }
}
