import DovetailDiagnostics
import DovetailPipeline
import Foundation
import Testing

/// Every fixture is generated, compiled, run and compared, each time. `DOVETAIL_RECORD=1` writes what comes out to `Want` and fails.
@Suite struct FixtureTests {
    private let isRecording = ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] == "1"

    @Test(arguments: Fixture.all)
    func holds(_ fixture: Fixture) throws {
        let modules = try fixture.modules()
        var generated: [String: String] = [:]
        var findings = ""
        for module in modules {
            let visible = modules.filter { module.dependencies.contains($0.name) } + [module]
            let outcome = Pipeline.run(visible, target: module.name)
            generated[module.name] = outcome.text
            findings += TextRenderer().rendered(outcome.diagnostics)
        }
        let folder = fixture.folder.path(percentEncoded: false)
        findings = findings.replacing(folder, with: "")
        let text = modules.compactMap { generated[$0.name] }.filter { $0.contains("extension") }.joined(separator: "\n")
            .replacing(folder, with: "")

        try compare(findings, with: fixture, "findings.txt")
        try compare(text, with: fixture, "generated.swift")
        if !findings.contains("error: ") {
            let output = try FixtureCompiler().run(modules, generated: generated)
            try compare(output, with: fixture, "output.txt")
        }
    }

    /// An empty text is wanted where the file is missing.
    private func compare(_ text: String, with fixture: Fixture, _ name: String) throws {
        if isRecording, !text.isEmpty {
            try fixture.record(text, as: name)
            Issue.record("recorded \(name)")
        } else {
            #expect(text == fixture.wanted(name) ?? "", "\(name) differs")
        }
    }

    @Test func thereAreFixtures() {
        #expect(Fixture.all.count > 10)
    }
}
