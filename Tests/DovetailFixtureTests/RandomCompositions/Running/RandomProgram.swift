import DovetailDiagnostics
import DovetailGeneration
import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation

/// Many accepted compositions in one program: compiling each alone would take most of its time for starting the compiler.
struct RandomProgram {
    let scripts: [Script]
    /// Whether `DEBUG` is set.
    private let isDebug: Bool
    /// Whether openings are shared out to functions, however short they are.
    private let sharesOut: Bool
    private let folder: TemporaryFolder
    private let text: CompositionText

    /// Takes the first accepted ones among the seeds.
    init(seeds: Range<Int>, size: Int, isDebug: Bool, endsMuch: Bool = false, sharesOut: Bool) throws {
        var scripts: [Script] = []
        var blueprints: [Blueprint] = []
        for seed in seeds where scripts.count < size {
            let blueprint = BlueprintGenerator.blueprint(seed: UInt64(seed), endsMuch: endsMuch)
            if blueprint.findings.contains(where: { !$0.isWarning }) { continue }
            // Reading what is there takes an `await` for some types only.
            if blueprint.scopes.contains(where: { $0.actor == .worker }) { continue }
            blueprints.append(blueprint)
            scripts.append(Script(NaivePlan(NaiveGraph(blueprint.configured(isDebug: isDebug)))))
        }
        self.scripts = scripts
        self.isDebug = isDebug
        self.sharesOut = sharesOut
        folder = try TemporaryFolder("dovetail-random")
        let calls = scripts.map { "        try await \(ScriptPrinter(script: $0).functionName)()" }
        let main = """
            @main
            enum Main {
                static func main() async throws {
            \(calls.joined(separator: "\n"))
                }
            }

            """
        text = CompositionText(
            zip(blueprints, scripts).map { .init(blueprint: $0, program: ScriptPrinter(script: $1).piece()) },
            main: main,
            in: String(folder.url.path(percentEncoded: false).dropLast())
        )
    }

    /// Compiles it, with warnings as errors, and gives back what it prints.
    func run() throws -> String {
        var generated: [String: String] = [:]
        var findings: [Diagnostic] = []
        for module in text.modules {
            for source in module.sources {
                let url = URL(filePath: source.path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(source.bytes).write(to: url)
            }
            let limits = sharesOut ? OpeningPart.Limits(opening: 2, part: 2) : OpeningPart.limits
            let outcome = OpeningPart.$limits.withValue(limits) {
                RandomCompositionTests.run(text.modules, module.name)
            }
            generated[module.name] = outcome.text
            findings += outcome.diagnostics
        }
        try keep(generated)
        let modules = text.modules.map { module in
            var module = module
            if isDebug { module.conditions.insert("DEBUG") }
            return module
        }
        return try FixtureCompiler().run(modules, generated: generated, warnings: findings).output
    }

    /// Leaves a copy of everything in the folder of `DOVETAIL_RANDOM_KEEP`, to look at.
    private func keep(_ generated: [String: String]) throws {
        guard let path = ProcessInfo.processInfo.environment["DOVETAIL_RANDOM_KEEP"] else { return }
        let kept = URL(filePath: path).appending(path: scripts.first?.plan.graph.blueprint.prefix ?? "")
        try? FileManager.default.removeItem(at: kept)
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        for module in text.modules {
            try FileManager.default.copyItem(
                at: folder.url.appending(path: module.name),
                to: kept.appending(path: module.name)
            )
            let file = kept.appending(path: module.name).appending(path: "\(module.name)+Dovetail.swift")
            try Data((generated[module.name] ?? "").utf8).write(to: file)
        }
    }

    /// What the program printed about each composition.
    func records(of output: String) -> [(Script, [RecordedEvent])] {
        var records: [String: [RecordedEvent]] = [:]
        var current = ""
        for line in output.split(separator: "\n") {
            if line.hasPrefix("composition ") {
                current = String(line.dropFirst("composition ".count))
            } else if let event = RecordedEvent(line) {
                records[current, default: []].append(event)
            }
        }
        return scripts.map { ($0, records[$0.plan.graph.blueprint.prefix] ?? []) }
    }
}
