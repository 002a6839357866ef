import DovetailDiagnostics
import DovetailPipeline
import DovetailReports
import DovetailSyntax
import Foundation

/// Takes a fixture through the tool, the compiler and, where nothing is wrong with it, its own program.
struct FixtureRun {
    let fixture: Fixture

    /// What came out, under the names of the files in `Want`. Texts that are empty are left out.
    func results() throws -> [String: String] {
        let modules = try fixture.modules()
        var generated: [String: String] = [:]
        var findings: [Diagnostic] = []
        for module in modules {
            let visible = modules.filter { module.dependencies.contains($0.name) } + [module]
            let outcome = Pipeline.run(visible, target: module.name)
            generated[module.name] = outcome.text
            findings += outcome.diagnostics
        }
        var results = [
            "findings.txt": withoutFolder(TextRenderer().rendered(findings)),
            "generated.swift": withoutFolder(text(modules.compactMap { generated[$0.name] })),
        ]
        if !findings.isEmpty { results.merge(try otherForms(of: findings)) { text, _ in text } }
        if !findings.contains(where: { $0.severity == .error }) {
            results["output.txt"] = try output(of: modules, generated, findings)
        }
        return results.filter { !$0.value.isEmpty }
    }

    /// What is reported, in the forms besides text. Nothing in them says where the fixture's folder is.
    private func otherForms(of findings: [Diagnostic]) throws -> [String: String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let base = BaseFolder(fixture.folder.path(percentEncoded: false))
        var columns: [DovetailDiagnostics.SourceLocation: Int] = [:]
        for source in try fixture.modules().flatMap(\.sources) {
            for place in findings.flatMap({ [$0.location] + $0.notes.compactMap(\.location) })
            where place.path == source.path {
                columns[place] = source.codePointColumn(of: place)
            }
        }
        let log = SARIFLog(findings, base: base) { [columns] in columns[$0] ?? 0 }
        return [
            "findings.json": withoutFolder(
                String(decoding: try encoder.encode(DiagnosticReport(findings)), as: UTF8.self) + "\n"
            ),
            "findings.sarif": String(decoding: try encoder.encode(log), as: UTF8.self).replacing(
                base.uri,
                with: "file:///"
            ) + "\n",
            "findings.github": GitHubRenderer(base: base).rendered(findings),
        ]
    }

    /// Of each of its configurations, under its name. What the tool warns of is to be seen in one of them at the least.
    private func output(
        of modules: [ReadModule],
        _ generated: [String: String],
        _ warnings: [Diagnostic]
    ) throws -> String {
        let configurations = try fixture.configurations()
        var output = ""
        var seen: Set<Diagnostic> = []
        for configuration in configurations {
            let compiler = try FixtureCompiler(
                arguments: configuration.arguments,
                moduleArguments: try fixture.moduleArguments()
            )
            let run = try compiler.run(modules, generated: generated, warnings: warnings)
            if configurations.count > 1 { output += "== \(configuration.name)\n" }
            output += run.output
            seen.formUnion(run.warnings)
            guard configurations.count > 1 || run.warnings.count == warnings.count else {
                throw FixtureCompiler.Failure(description: "the compiler does not show what the tool warns of")
            }
        }
        guard seen.count == Set(warnings).count else {
            throw FixtureCompiler.Failure(description: "no configuration shows what the tool warns of")
        }
        return output
    }

    /// The names of the files that are not as they are wanted: other, missing or too many. Sorted.
    static func differences(between results: [String: String], and want: [String: String]) -> [String] {
        Set(results.keys).union(want.keys).filter { results[$0] != want[$0] }.sorted()
    }

    /// What was written for modules that hold nothing of ours is only a comment.
    private func text(_ files: [String]) -> String {
        files.filter { $0.contains("\n\n") }.joined(separator: "\n")
    }

    private func withoutFolder(_ text: String) -> String {
        text.replacing(fixture.folder.path(percentEncoded: false), with: "")
    }
}
