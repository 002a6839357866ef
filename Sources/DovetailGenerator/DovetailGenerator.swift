import DovetailPipeline
import DovetailSyntax

/// What the build-tool plugin runs: `DovetailGenerator generate --plan FILE`, as `DovetailTool generate` does it, and nothing else, since whoever
/// builds a package with the plugin has to build this first. Most of it is DovetailTool's, by symbolic links.
@main
enum DovetailGenerator {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            guard words.count == 3, words[0] == "generate", words[1] == "--plan" else {
                throw PlanFile.Failure(description: "usage: DovetailGenerator generate --plan FILE")
            }
            let plan = try PlanFile.read(words[2])
            try PlannedBuild(plan: plan, modules: plan.modules.map(read)).run().stop()
        } catch {
            StandardStream.error.write("error: dovetail: \(error)\n")
            ExitStatus.failed.stop()
        }
    }

    /// The plugin lists sources; those who have summaries have DovetailTool.
    private static func read(_ module: BuildPlan.Module) throws -> ReadModule {
        guard module.summary == nil else {
            throw PlanFile.Failure(description: "the module \(module.name) has a summary, which DovetailTool reads")
        }
        return ReadModule(
            name: module.name,
            packageName: module.package,
            dependencies: module.dependencies,
            conditions: Set(module.conditions),
            sources: try module.sources.map { SourceText(path: $0, bytes: try PlanFile.bytes(of: $0)) }
        )
    }
}
