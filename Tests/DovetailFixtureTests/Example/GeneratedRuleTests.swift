import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

@Suite struct GeneratedRuleTests {
    @Test func `Rules leave no trace in what is generated`() throws {
        let folder = Repository.fixtures.appending(path: "RulesThatHoldChangeNothing", directoryHint: .isDirectory)
        let modules = try Fixture(folder: folder).modules()
        // The lines stay, so that places do.
        let unruled = modules.map { module in
            var module = module
            module.sources = module.sources.map { source in
                let lines = String(decoding: source.bytes, as: UTF8.self).split(
                    separator: "\n",
                    omittingEmptySubsequences: false
                )
                let others = lines.map { $0.contains("Forbid(") || $0.contains("Confine(") ? "" : $0 }
                return SourceText(path: source.path, others.joined(separator: "\n"))
            }
            return module
        }
        #expect(unruled.map { $0.sources.map(\.bytes) } != modules.map { $0.sources.map(\.bytes) })
        for module in modules {
            let outcome = Pipeline.run(modules, target: module.name)
            #expect(outcome.diagnostics == [])
            #expect(outcome.text == Pipeline.run(unruled, target: module.name).text)
        }
    }
}
