import DovetailDiagnostics
import DovetailPipeline
import Foundation
import Testing

/// Every fixture is generated, compiled, run and compared, each time. `DOVETAIL_RECORD=1` writes what comes out to `Want` and fails;
/// `DOVETAIL_FIXTURE=Lazy` keeps to the fixtures whose names begin so.
@Suite struct FixtureTests {
    private let isRecording = ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] == "1"

    @Test(arguments: Fixture.all)
    func holds(_ fixture: Fixture) throws {
        let results = try FixtureRun(fixture: fixture).results()
        let want = try fixture.want()
        let differences = FixtureRun.differences(between: results, and: want)
        if isRecording {
            try fixture.record(results)
            Issue.record("recorded \(differences.isEmpty ? "the same again" : differences.joined(separator: ", "))")
        } else {
            for name in differences { #expect(results[name] ?? "" == want[name] ?? "", "\(name) differs") }
        }
    }

    @Test(arguments: Fixture.all)
    func `comes out the same in whatever order files and modules are listed`(_ fixture: Fixture) throws {
        let modules = try fixture.modules()
        let reversed = modules.reversed().map { module in
            var module = module
            module.sources.reverse()
            module.dependencies.reverse()
            return module
        }
        for module in modules {
            let dependencies = module.dependencies + [module.name]
            let outcomes = [modules, reversed].map { modules in
                Pipeline.run(modules.filter { dependencies.contains($0.name) }, target: module.name)
            }
            #expect(outcomes[0].text == outcomes[1].text)
            #expect(
                TextRenderer().rendered(outcomes[0].diagnostics) == TextRenderer().rendered(outcomes[1].diagnostics)
            )
        }
    }

    @Test func thereAreFixtures() {
        #expect(!Fixture.all.isEmpty)
    }
}
