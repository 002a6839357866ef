import DovetailDiagnostics
import DovetailGraph
import Testing

/// Rules on random graphs, held against a slow reading of what they say.
@Suite struct RandomRules {
    @Test func `a second, naive reading of the rules agrees`() {
        var (kept, broken) = (0, 0)
        for seed in 0..<2_000 {
            var random = SeededRandom(seed: UInt64(seed))
            let graph = RandomGraphs.graph(&random)
            guard let resolved = graph.resolve().resolved else { continue }
            let naive = NaiveRules(resolved)
            for target in naive.targets {
                let rule = Self.rule(on: target, in: graph, &random)
                var ruled = graph
                ruled.architectureRules = [rule.rule]
                let errors = ruled.resolve().diagnostics.filter { $0.severity == .error }
                if naive.isIdle(target, rule.scope, rule.exception, rule.rule.kind) {
                    #expect(errors.map(\.id) == [.ruleWithoutTarget], "seed \(seed)")
                    continue
                }
                let expected =
                    switch rule.rule.kind {
                    case .forbid: naive.touching(target, from: rule.scope, except: rule.exception)
                    case .confine: naive.dependants(on: target, outside: rule.scope)
                    }
                #expect(errors.map(\.location.line).sorted() == expected.map { $0 + 2 }.sorted(), "seed \(seed)")
                #expect(errors.allSatisfy { $0.id == .forbiddenDependency }, "seed \(seed)")
                if errors.isEmpty { kept += 1 } else { broken += 1 }
            }
        }
        #expect(kept > 100 && broken > 100, "\(kept) kept, \(broken) broken")
    }

    /// A rule that nothing in a scope is to reach the target, or only what is in it.
    private static func rule(
        on target: Int,
        in graph: Graph,
        _ random: inout SeededRandom
    ) -> (rule: ArchitectureRule, scope: ScopeID, exception: Int?) {
        let scope = ScopeID(Int.random(in: graph.scopes.indices, using: &random))
        let excepted = Int.random(in: graph.bindings.indices, using: &random)
        let isForbidding = Bool.random(using: &random)
        let exception = isForbidding && excepted != target && Bool.random(using: &random) ? excepted : nil
        var rule = ArchitectureRule(
            isForbidding ? .forbid : .confine,
            part(.key(graph.bindings[target].keys[0])),
            others: [part(.scope(scope))],
            text: "Rule()",
            composition: "Root",
            location: letter(1, 1)
        )
        rule.exceptions = exception.map { [part(.key(graph.bindings[$0].keys[0]))] } ?? []
        return (rule, scope, exception)
    }

    private static func part(_ members: ArchitectureRule.Part.Members) -> ArchitectureRule.Part {
        .init(members, name: "Part", location: letter(1, 1))
    }
}

/// What rules come to, by the edges of a resolved graph. Bindings have one key each.
private struct NaiveRules {
    private let graph: Graph
    private let edges: [Set<Int>]

    init(_ resolved: ResolvedGraph) {
        graph = resolved.graph
        edges = resolved.resolutions.map { resolutions in
            Set(
                resolutions.compactMap { resolution in
                    switch resolution {
                    case .argument, .none: nil
                    case .instance(let id, _), .optional(let id, _), .closure(let id, _, _), .opening(_, let id, _, _):
                        id.index
                    }
                }
            )
        }
    }

    /// What something depends on.
    var targets: [Int] { edges.reduce(into: Set<Int>()) { $0.formUnion($1) }.sorted() }

    /// Those that depend on the target itself and can be come to from the scope without the exception.
    func touching(_ target: Int, from scope: ScopeID, except exception: Int?) -> Set<Int> {
        var reached = Set(graph.bindings.indices.filter { graph.bindings[$0].scope == scope }).subtracting([target])
        var size = -1
        while size != reached.count {
            if let exception { reached.remove(exception) }
            size = reached.count
            for index in reached { reached.formUnion(edges[index].subtracting([target])) }
            if let exception { reached.remove(exception) }
        }
        return reached.filter { edges[$0].contains(target) }
    }

    func dependants(on target: Int, outside scope: ScopeID) -> Set<Int> {
        Set(
            graph.bindings.indices.filter { index in
                index != target && graph.bindings[index].scope != scope && edges[index].contains(target)
            }
        )
    }

    /// Whether the rule names nothing, or lets all off that it is about.
    func isIdle(_ target: Int, _ scope: ScopeID, _ exception: Int?, _ kind: ArchitectureRule.Kind) -> Bool {
        let members = graph.bindings.indices.filter { graph.bindings[$0].scope == scope }
        return members.isEmpty || kind == .forbid && members.allSatisfy { $0 == target || $0 == exception }
    }
}
