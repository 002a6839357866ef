import DovetailDiagnostics
import DovetailInspection
import DovetailPipeline
import DovetailReports
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// Each id is explained by a program that has the problem and by one that has not, and the page is written from that.
@Suite struct ExplanationTests {
    @Test(arguments: DiagnosticID.allCases)
    func `the wrong program is reported for that and for nothing else`(_ id: DiagnosticID) {
        let reported = Pipeline.diagnostics(of: id.explanation.wrong)
        #expect(Set(reported.map(\.id)) == [id], "\(TextRenderer().rendered(reported))")
    }

    @Test(arguments: DiagnosticID.allCases)
    func `nothing is reported of the mended program, and it compiles`(_ id: DiagnosticID) throws {
        let folder = try TemporaryFolder("dovetail-explanation")
        // `App` would be linked and run.
        let program = id.explanation.mended.map {
            Explanation.Module($0.name == "App" ? "Explained" : $0.name, $0.text)
        }
        var modules = Pipeline.modules(of: program)
        var generated: [String: String] = [:]
        for index in modules.indices {
            let file = folder.url.appending(path: "\(modules[index].name).swift")
            try Data(program[index].text.utf8).write(to: file)
            modules[index].sources = [SourceText(path: file.path(percentEncoded: false), program[index].text)]
            let outcome = Pipeline.run(Array(modules[...index]), target: modules[index].name)
            #expect(outcome.diagnostics.isEmpty, "\(TextRenderer().rendered(outcome.diagnostics))")
            generated[modules[index].name] = outcome.text
        }
        _ = try FixtureCompiler().run(modules, generated: generated, warnings: [])
    }

    @Test(arguments: DiagnosticID.allCases)
    func `a reason has sentences, and lines are short enough for a terminal`(_ id: DiagnosticID) {
        let explanation = id.explanation
        for text in [explanation.reason, explanation.otherMends].compactMap(\.self) {
            #expect(text.hasSuffix("."))
            #expect(text.split(separator: ". ").count <= 6)
        }
        for module in explanation.wrong + explanation.mended {
            #expect(module.text.split(separator: "\n").allSatisfy { $0.count <= 90 })
        }
    }

    @Test func `the page is what the explanations say`() throws {
        let page = Repository.runtimeSources.appending(path: "Dovetail.docc/Diagnostics.md")
        let rendered = DiagnosticsPage().rendered { Pipeline.diagnostics(of: $0.explanation.wrong) }
        if ProcessInfo.processInfo.environment["DOVETAIL_RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: page.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(rendered.utf8).write(to: page)
            Issue.record("recorded the page")
        } else {
            let written = try String(contentsOf: page, encoding: .utf8)
            #expect(written == rendered, "DOVETAIL_RECORD=1 writes the page")
        }
    }

    @Test func `the README lists every id`() throws {
        let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
        let start = try #require(readme.range(of: "## What is checked"))
        let section = readme[start.upperBound...].prefix(
            upTo: readme.range(of: "## What it reads")?.lowerBound ?? readme.endIndex
        )
        #expect(DiagnosticID.allCases.filter { !section.contains("`\($0.rawValue)`") } == [])
    }
}
