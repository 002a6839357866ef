import DovetailDiagnostics
import DovetailPipeline

/// A target's part in a build: its graphs are checked, and the code is written where the plan says. Of both programs, the one that builds run and
/// the one for people.
struct PlannedBuild {
    let plan: BuildPlan
    let modules: [ReadModule]

    /// Prints errors as the compiler prints them. A build is shown warnings through what is written.
    func run() throws -> ExitStatus {
        let outcome = Pipeline.run(modules, target: plan.target)
        try OutputFile.write(outcome.text, to: plan.output)
        guard outcome.hasErrors else { return .sound }
        StandardStream.error.write(TextRenderer(limit: .standard).rendered(outcome.diagnostics.joinedByMend()))
        return .errors
    }
}
