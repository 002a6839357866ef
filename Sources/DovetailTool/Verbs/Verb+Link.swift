import DovetailDiagnostics
import DovetailPipeline

extension Verb {
    /// The second half of `generate`.
    static let link = Verb(
        name: "link",
        summary: "checks a target's object graphs by summaries of modules, and writes the code that builds them",
        details: """
            What is written and printed is what `generate` makes of the same sources. It takes the summaries of the target and of all that it depends \
            on, directly or not; others are left aside. A summary @FILE stands for the lines of FILE.
            """,
        examples: [
            "link --target Notes --output Notes+Dovetail.swift Notes.summary NotesKit.summary"
        ],
        operands: [
            Operand(name: "SUMMARY", summary: "what `summarize` wrote of a module", isRepeatable: true, value: .file)
        ],
        options: [target, output],
        isForOtherBuildSystems: true,
        run: { arguments in
            let name = arguments.value(of: target) ?? ""
            let modules = try SummarizedModules(SummaryFile.paths(arguments)).needed(by: name)
            let outcome = Pipeline.run(modules, target: name)
            try OutputFile.write(outcome.text, to: arguments.value(of: output) ?? "")
            guard outcome.hasErrors else { return .sound }
            StandardStream.error.write(TextRenderer(limit: .standard).rendered(outcome.diagnostics.joinedByMend()))
            return .errors
        }
    )

    private static let target = VerbOption(
        name: "--target",
        value: .text(placeholder: "NAME"),
        summary: "the module to write the code for",
        isRequired: true
    )
    private static let output = VerbOption(
        name: "--output",
        value: .text(placeholder: "FILE"),
        summary: "the Swift file to write",
        isRequired: true
    )
}
