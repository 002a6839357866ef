import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// Compositions of every mix of features, sound and broken, judged twice: by the tool, and by the naive rules of this folder. `DOVETAIL_SEED=n` begins
/// at other seeds, and `DOVETAIL_RANDOM_COUNT=n` takes as many.
@Suite struct RandomCompositionTests {
    private static let blocks = 20
    private static let first = number("DOVETAIL_SEED") ?? 1
    private static let count = number("DOVETAIL_RANDOM_COUNT") ?? 2000

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

    private static func seeds(_ block: Int) -> Range<Int> {
        let size = (count + blocks - 1) / blocks
        return first + block * size..<first + (block + 1) * size
    }

    @Test(arguments: 0..<blocks)
    func `the tool and the naive rules find the same faults at the same places`(block: Int) {
        var accepted = 0
        for seed in Self.seeds(block) {
            let blueprint = BlueprintGenerator.blueprint(seed: UInt64(seed))
            let text = CompositionText(blueprint)
            for module in text.modules where module.name != "App" && module.name != RecordModule.name {
                #expect(Self.run(text.modules, module.name).diagnostics.isEmpty, "seed \(seed), \(module.name)")
            }
            let outcome = Self.run(text.modules, "App")
            let comparison = FindingComparison(outcome.diagnostics, blueprint.findings, text.places)
            #expect(comparison.differences == [], "seed \(seed)")
            if !outcome.hasErrors { accepted += 1 }
        }
        // Of a few, all may be of one kind.
        guard Self.seeds(block).count >= 50 else { return }
        #expect(accepted > Self.seeds(block).count / 5, "most are faulty")
        #expect(accepted < Self.seeds(block).count * 9 / 10, "hardly any is faulty")
    }

    @Test(arguments: 0..<2)
    func `what is accepted compiles, runs, and hands everyone what the naive rules predict`(block: Int) throws {
        let seeds = Self.first + block * 1000..<Self.first + (block + 1) * 1000
        let program = try RandomProgram(seeds: seeds, size: 20, isDebug: block == 0, sharesOut: block == 1)
        let outcome = try Self.outcome(of: program)
        #expect(program.scripts.count == 20)
        #expect(outcome.events > 500, "much happens")
    }

    @Test(arguments: 0..<max(1, count / 2000))
    func `no hook runs before the hooks of all that depends on its object are done`(block: Int) throws {
        let seeds = Self.first + block * 1000..<Self.first + (block + 1) * 1000
        let program = try RandomProgram(seeds: seeds, size: 20, isDebug: true, endsMuch: true, sharesOut: true)
        let outcome = try Self.outcome(of: program)
        #expect(program.scripts.count == 20)
        #expect(outcome.pairsOfHooks > 30, "many hooks wait for others")
    }

    /// How much happened, each thing as predicted and all ended in order.
    private static func outcome(of program: RandomProgram) throws -> (events: Int, pairsOfHooks: Int) {
        var (events, pairs) = (0, 0)
        for (script, record) in program.records(of: try program.run()) {
            let predicted = Simulation(script).events
            events += predicted.count
            let comparison = RecordComparison(predicted: predicted, actual: record)
            #expect(comparison.differences == [], "\(script.plan.graph.blueprint.prefix)")
            let order = HookOrder(script, record)
            #expect(order.faults == [], "\(script.plan.graph.blueprint.prefix)")
            pairs += order.pairs
        }
        return (events, pairs)
    }

    @Test(arguments: 0..<10)
    func `what is written does not depend on where declarations stand`(block: Int) {
        for seed in Self.first + block * 10..<Self.first + (block + 1) * 10 {
            let blueprint = BlueprintGenerator.blueprint(seed: UInt64(seed))
            let text = CompositionText(blueprint)
            for shuffle in 1...2 {
                let other = CompositionText(blueprint, shuffle: UInt64(seed * 10 + shuffle))
                for module in text.modules {
                    let outcomes = [Self.run(text.modules, module.name), Self.run(other.modules, module.name)]
                    let written = outcomes.map { Self.withoutWarnings($0.text) }
                    #expect(written[0] == written[1] || outcomes[0].hasErrors, "seed \(seed), \(module.name)")
                    let said = zip(outcomes, [text, other]).map { Self.placed($0.diagnostics, $1).sorted() }
                    #expect(said[0] == said[1], "seed \(seed), \(module.name)")
                }
            }
        }
    }

    @Test(arguments: 0..<10)
    func `what is written does not depend on where manifests stand, but for the places it names`(block: Int) {
        for seed in Self.first + block * 10..<Self.first + (block + 1) * 10 {
            let blueprint = BlueprintGenerator.blueprint(seed: UInt64(seed))
            let texts =
                [CompositionText(blueprint)]
                + (1...3).map {
                    CompositionText(blueprint, shuffle: UInt64(seed * 10 + $0), movesManifests: true)
                }
            for module in texts[0].modules.map(\.name) {
                let outcomes = texts.map { Self.run($0.modules, module) }
                let written = Set(outcomes.map { Self.withoutPlaces($0.text) })
                #expect(written.count == 1 || outcomes[0].hasErrors, "seed \(seed), \(module)")
                #expect(
                    Set(zip(outcomes, texts).map { Self.placed($0.diagnostics, $1).sorted() }).count == 1,
                    "seed \(seed)"
                )
            }
        }
    }

    /// What is said of what, wherever that stands.
    private static func placed(_ diagnostics: [Diagnostic], _ text: CompositionText) -> [String] {
        diagnostics.map { diagnostic in
            let place = text.places["\(diagnostic.location.path):\(diagnostic.location.line)"]
            return "\(place.map { "\($0)" } ?? "?") \(diagnostic.id.rawValue) \(diagnostic.headline)"
        }
    }

    /// Without the warnings, which stand in the order of their places.
    private static func withoutWarnings(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .prefix { $0 != "// What the build has to warn of, each at its place." }.joined(separator: "\n")
    }

    /// Without the lines that lead to sources, too.
    private static func withoutPlaces(_ text: String) -> String {
        withoutWarnings(text).split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("#sourceLocation") }.joined(separator: "\n")
    }

    /// `DOVETAIL_RANDOM_SHOW=n` prints the composition of a seed, with what comes of it and what both say of it.
    @Test(.enabled(if: number("DOVETAIL_RANDOM_SHOW") != nil))
    func `a composition can be looked at`() {
        let blueprint = BlueprintGenerator.blueprint(seed: UInt64(Self.number("DOVETAIL_RANDOM_SHOW") ?? 0))
        let text = CompositionText(blueprint)
        for source in text.modules.filter({ $0.name != RecordModule.name }).flatMap(\.sources) {
            print("// \(source.path)\n\(String(decoding: source.bytes, as: UTF8.self))")
        }
        let outcome = Self.run(text.modules, "App")
        print(outcome.text)
        print(TextRenderer().rendered(outcome.diagnostics))
        for finding in blueprint.findings { print("naive: \(finding.sortKey)") }
    }

    static func run(_ modules: [ReadModule], _ target: String) -> Pipeline.Outcome {
        let own = modules.first { $0.name == target }?.dependencies ?? []
        return Pipeline.run(modules.filter { $0.name == target || own.contains($0.name) }, target: target)
    }
}
