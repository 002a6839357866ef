import DovetailDiagnostics
import DovetailPipeline
import DovetailSummaries
import DovetailSyntax
import Testing

/// What is linked from summaries is what is made of the sources in one pass.
@Suite struct SummaryTests {
    @Test(arguments: Fixture.all)
    func `comes out the same by way of summaries`(_ fixture: Fixture) throws {
        let modules = try fixture.modules()
        let read = try modules.map(Self.summarized)
        for target in modules {
            let names = Set(target.dependencies + [target.name])
            Self.verify(
                modules.filter { names.contains($0.name) },
                read.filter { names.contains($0.name) },
                target: target.name
            )
        }
    }

    @Test(arguments: 0..<10)
    func `comes out the same by way of summaries, whatever the composition`(block: Int) throws {
        for seed in block * 10..<(block + 1) * 10 {
            let modules = CompositionText(BlueprintGenerator.blueprint(seed: UInt64(seed + 1))).modules
            let read = try modules.map(Self.summarized)
            for target in modules { Self.verify(modules, read, target: target.name) }
        }
    }

    @Test(arguments: Fixture.all)
    func `has the same bytes in whatever order a module's files are listed`(_ fixture: Fixture) throws {
        for module in try fixture.modules() {
            var reversed = module
            reversed.sources.reverse()
            reversed.dependencies.reverse()
            let bytes = Pipeline.summarize(module).encoded
            #expect(Pipeline.summarize(reversed).encoded == bytes)
            #expect(try Set(ReadModule(ModuleSummary(bytes)).sources.map(\.path)) == Set(module.sources.map(\.path)))
        }
    }

    private static func summarized(_ module: ReadModule) throws -> ReadModule {
        ReadModule(try ModuleSummary(Pipeline.summarize(module).encoded))
    }

    /// Compares what is written, what is reported, and where in both countings of columns.
    private static func verify(_ whole: [ReadModule], _ read: [ReadModule], target: String) {
        let purposes: [Pipeline.Purpose] = [.build, .check(isStrict: true)]
        for purpose in purposes {
            let expected = Pipeline.run(whole, target: target, for: purpose)
            let outcome = Pipeline.run(read, target: target, for: purpose)
            #expect(outcome.text == expected.text, "\(target)")
            #expect(outcome.diagnostics == expected.diagnostics, "\(target)")
            #expect(outcome.unchecked == expected.unchecked, "\(target)")
            #expect(outcome.renewal == expected.renewal, "\(target)")
            let places = expected.diagnostics.flatMap { [$0.location] + $0.notes.compactMap(\.location) }
            for place in places { #expect(column(of: place, in: read) == column(of: place, in: whole), "\(place)") }
        }
    }

    private static func column(of place: DovetailDiagnostics.SourceLocation, in modules: [ReadModule]) -> Int? {
        modules.lazy.flatMap(\.sources).first { $0.path == place.path }?.codePointColumn(of: place)
    }
}
