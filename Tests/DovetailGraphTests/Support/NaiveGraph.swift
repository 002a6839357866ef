import DovetailGraph

/// A second, slow reading of the rules on missing keys, scopes and loops, to hold the engine against. Bindings have one
/// key each, no arguments and no openers; no key has two providers on one path.
struct NaiveGraph {
    private(set) var missing: Set<String> = []
    private(set) var outliving: Set<String> = []
    private(set) var reached: Set<Int> = []
    private(set) var hasLoop = false

    init(_ graph: Graph) {
        let exposed = graph.exposures.map(\.key)
        reached = Set(graph.bindings.indices.filter { exposed.contains(graph.bindings[$0].keys[0]) })
        for exposure in graph.exposures where !graph.bindings.contains(where: { $0.keys[0] == exposure.key }) {
            missing.insert(exposure.key.name)
        }
        var hard: Set<[Int]> = []
        var size = -1
        while size != reached.count {
            size = reached.count
            for dependant in reached { visit(dependant, graph, &hard) }
        }
        // Warshall's closure.
        for middle in reached {
            for from in reached where hard.contains([from, middle]) {
                for to in reached where hard.contains([middle, to]) { hard.insert([from, to]) }
            }
        }
        hasLoop = reached.contains { hard.contains([$0, $0]) }
    }

    private mutating func visit(_ dependant: Int, _ graph: Graph, _ hard: inout Set<[Int]>) {
        for dependency in graph.bindings[dependant].dependencies {
            let (key, isHard, isOptional): (Key, Bool, Bool) =
                switch dependency.request {
                case .instance(let key): (key, true, false)
                case .optional(let key): (key, true, true)
                case .closure(_, let key, _), .opening(_, let key, _): (key, false, false)
                case .element: (dependency.key, true, false)
                case .optionally: preconditionFailure("the random graphs have none")
                }
            let offering = graph.bindings.indices.filter { graph.bindings[$0].keys[0] == key }
            let own = graph.bindings[dependant].scope
            if let target = offering.first(where: { Self.isInside(own, graph.bindings[$0].scope, graph) }) {
                reached.insert(target)
                if isHard { hard.insert([dependant, target]) }
            } else if !isOptional {
                let inner = offering.filter { Self.isInside(graph.bindings[$0].scope, own, graph) }
                if inner.isEmpty { missing.insert(key.name) } else { outliving.insert(key.name) }
                // What is asked for in vain will be needed once that is mended.
                let first = inner.min { graph.bindings[$0].scope < graph.bindings[$1].scope }
                if let first { reached.insert(first) }
            }
        }
    }

    private static func isInside(_ inner: ScopeID, _ outer: ScopeID, _ graph: Graph) -> Bool {
        if inner == outer { return true }
        return graph[inner].parent.map { isInside($0, outer, graph) } ?? false
    }
}
