import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct RandomGraphs {
    private static func place(_ line: Int, _ column: Int) -> DovetailDiagnostics.SourceLocation {
        letter(line, column)
    }

    /// Up to twelve objects in up to five scopes, more or less entangled.
    static func graph(_ random: inout SeededRandom) -> Graph {
        let scopeCount = Int.random(in: 1...5, using: &random)
        let scopes = (0..<scopeCount).map { index in
            let parent = index == 0 ? nil : ScopeID(Int.random(in: 0..<index, using: &random))
            return ScopeNode(name: "S\(index)", parent: parent, location: place(1, index + 1))
        }
        let count = Int.random(in: 1...12, using: &random)
        let density = Double.random(in: 0...2.5, using: &random)
        let bindings = (0..<count).map { index in
            let lifetimes: [Binding.Lifetime] = [.shared, .shared, .lazyShared, .transient, .perGraph, .weak, .input]
            let lifetime = lifetimes[Int.random(in: lifetimes.indices, using: &random)]
            let binding = Binding(
                name: "K\(index)",
                keys: [key(index)],
                scope: ScopeID(Int.random(in: 0..<scopeCount, using: &random)),
                lifetime: lifetime,
                location: place(index + 2, 1)
            )
            guard lifetime != .input else { return binding }
            for parameter in 0..<Int(Double.random(in: 0...1, using: &random) * density * 2) {
                // One number more than there are objects, for a key that nothing provides.
                let isBackward = Double.random(in: 0...1, using: &random) < 0.7
                let target = Int.random(in: isBackward ? 0...index : 0...count, using: &random)
                binding.dependencies.append(dependency(on: target, at: place(index + 2, parameter + 5), &random))
            }
            return binding
        }
        let exposures = (0..<Int.random(in: 1...3, using: &random)).map { index in
            Graph.Exposure(
                key: key(Int.random(in: 0..<count, using: &random)),
                location: place(count + 2, index + 1)
            )
        }
        return Graph(name: "Root", location: place(1, 1), scopes: scopes, bindings: bindings, exposures: exposures)
    }

    private static func key(_ index: Int) -> Key { Key(identity: "#\(index)", name: "K\(index)") }

    private static func dependency(
        on target: Int,
        at location: DovetailDiagnostics.SourceLocation,
        _ random: inout SeededRandom
    ) -> Dependency {
        let key = key(target)
        let (name, request): (String, Request) =
            switch Int.random(in: 0..<6, using: &random) {
            case 0: ("\(key.name)?", .optional(key))
            case 1, 2:
                (
                    "() throws -> \(key.name)",
                    .closure(arguments: [], result: key, allows: Effects(isThrowing: true))
                )
            default: (key.name, .instance(key))
            }
        let whole = name == key.name ? key : Key(identity: name, name: name)
        return Dependency(parameter: "k\(target)", key: whole, request: request, location: location)
    }

    @Test(arguments: 0..<20)
    func `a second, naive reading of the rules agrees`(block: Int) {
        var accepted = 0
        for seed in block * 250..<(block + 1) * 250 {
            var random = SeededRandom(seed: UInt64(seed))
            let graph = Self.graph(&random)
            let outcome = Outcome(graph)
            let naive = NaiveGraph(graph)
            let errors = outcome.diagnostics.filter { $0.severity == .error }
            #expect(keys(in: errors, .missingBinding) == naive.missing, "seed \(seed)")
            #expect(keys(in: errors, .scopeViolation) == naive.outliving, "seed \(seed)")
            #expect(errors.contains { $0.id == .dependencyCycle } == naive.hasLoop, "seed \(seed)")
            guard let resolved = outcome.resolved else { continue }
            accepted += 1
            let built = resolved.scopes.flatMap { scope in
                // A weak object that is made at the opening may be made later, too.
                scope.eager.filter { graph[$0].lifetime != .weak } + scope.lazy + scope.transients
            }
            let expected = naive.reached.filter { graph.bindings[$0].lifetime != .input }
            #expect(built.map(\.index).sorted() == expected.sorted(), "seed \(seed)")
            #expect(PlanCheck(resolved).faults == [], "seed \(seed)")
        }
        #expect(accepted > 25, "the graphs are not all faulty")
    }

    /// The keys that errors of one id name first in their headline, behind what they say about them.
    private func keys(in errors: [Diagnostic], _ id: DiagnosticID) -> Set<String> {
        Set(
            errors.filter { $0.id == id }.compactMap { diagnostic in
                let names = diagnostic.headline.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter { !$0.offset.isMultiple(of: 2) }
                    .map { String($0.element) }
                if id == .missingBinding { return names.first }
                return names.count > 2 ? names[2] : nil
            }
        )
    }
}
