import DovetailDiagnostics
import DovetailPipeline

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Verb {
    /// For CI, and for whoever wants to know without a build.
    static let check = Verb(
        name: "check",
        summary: "checks the object graphs of targets, and writes no code",
        details: """
            What is found in several targets is told once. It goes to standard output, or to a file, and then as text to standard error too. \
            In the forms json and sarif it is always complete.
            exit status: 0 when the graphs are sound, 1 when there are errors, 2 when the tool could not do its work
            """,
        examples: [
            "check --plan Notes.json --plan NotesKit.json",
            "check --plan Notes.json --strict --format sarif --output findings.sarif",
        ],
        options: [GivenPlans.option, GivenPlans.targets, format, output, strict, upToDate, limit, base],
        run: { arguments in
            var sources = PlanSources()
            let isStrict = arguments.has(strict)
            let purpose = Pipeline.Purpose.check(isStrict: isStrict, ofGeneratedSources: arguments.has(upToDate))
            let plans = try GivenPlans(arguments).plans
            if arguments.has(upToDate) { try plans.forEach(verifyHasSources) }
            let outcomes = try plans.map { plan in
                Pipeline.run(try sources.modules(of: plan), target: plan.target, for: purpose)
            }
            let findings = JoinedFindings(outcomes, isStrict: isStrict)
            let current = FileManager.default.currentDirectoryPath
            let report = Report(
                diagnostics: findings.diagnostics,
                base: BaseFolder(AbsolutePath.of(arguments.value(of: base) ?? "", in: current)),
                limit: arguments.number(of: limit).map { DiagnosticLimit($0) } ?? .standard,
                sources: sources
            )
            try write(
                report,
                as: arguments.value(of: format).flatMap(Report.Format.init) ?? .text,
                to: arguments.value(of: output)
            )
            return findings.hasErrors ? .errors : .sound
        }
    )

    /// A summary doesn't say what is in generated files.
    private static func verifyHasSources(_ plan: BuildPlan) throws {
        guard let module = plan.modules.first(where: { $0.name == plan.target }), module.summary != nil else { return }
        throw PlanFile.Failure(description: "\(upToDate.name) needs the sources of \(plan.target), not its summary")
    }

    private static func write(_ report: Report, as format: Report.Format, to path: String?) throws {
        let environment = ProcessInfo.processInfo.environment
        guard let path else {
            let isColoured = StandardStream.output.hasColours(in: environment)
            StandardStream.output.write(try report.rendered(as: format, isColoured: isColoured))
            return
        }
        try OutputFile.write(try report.rendered(as: format), to: path)
        let isColoured = StandardStream.error.hasColours(in: environment)
        StandardStream.error.write(try report.rendered(as: .text, isColoured: isColoured))
    }

    private static let format = VerbOption(
        name: "--format",
        value: .choice(Report.Format.allCases.map(\.rawValue)),
        summary: "the compiler's text, JSON, SARIF 2.1.0 or GitHub's annotations"
    )
    private static let output = VerbOption(
        name: "--output",
        value: .text(placeholder: "FILE"),
        summary: "where to write what is found"
    )
    private static let strict = VerbOption(
        name: "--strict",
        summary: "warnings count as errors, and what no composition needs is told of whatever package it is in"
    )
    private static let upToDate = VerbOption(
        name: "--up-to-date",
        summary: "checks also that `generate --into-sources` would change nothing"
    )
    private static let limit = VerbOption(
        name: "--limit",
        value: .number(placeholder: "N"),
        summary: "how many findings are shown to people; 100 otherwise"
    )
    private static let base = VerbOption(
        name: "--base",
        value: .text(placeholder: "FOLDER"),
        summary: "the folder that sarif and github tell files relative to; the current one otherwise"
    )
}
