import DovetailDiagnostics
import DovetailPipeline

extension Verb {
    /// What the build-tool plugin runs.
    static let generate = Verb(
        name: "generate",
        summary: "checks the object graph of one target and writes the code that builds it",
        details: "Errors are printed as the compiler prints them; warnings are in what is written.",
        examples: ["generate --plan Notes.json"],
        options: [plan],
        run: { arguments in
            let plan = try PlanFile.read(arguments.value(of: plan) ?? "")
            var sources = PlanSources()
            let outcome = Pipeline.run(try sources.modules(of: plan), target: plan.target)
            try OutputFile.write(outcome.text, to: plan.output)
            guard outcome.hasErrors else { return .sound }
            StandardStream.error.write(TextRenderer(limit: .standard).rendered(outcome.diagnostics))
            return .errors
        }
    )

    private static let plan = VerbOption(
        name: "--plan",
        value: .text(placeholder: "FILE"),
        summary: "the plan that the build-tool plugin makes of the target, as JSON",
        isRequired: true
    )
}
