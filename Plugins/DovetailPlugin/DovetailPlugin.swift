import Foundation
import PackagePlugin

/// Runs the tool for each target that it is attached to: one command, one output.
@main
struct DovetailPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: BuildPlan.outputName(module: module.moduleName))
        let plan = BuildPlan(for: module, in: context.package, output: output)
        let planFile = context.pluginWorkDirectoryURL.appending(path: "plan.json")
        try plan.write(to: planFile)
        return [
            .buildCommand(
                displayName: "Dovetail: \(module.moduleName)",
                executable: try context.tool(named: "DovetailGenerator").url,
                arguments: ["generate", "--plan", planFile.path(percentEncoded: false)],
                inputFiles: [planFile] + plan.modules.flatMap(\.sources).map { URL(filePath: $0) },
                outputFiles: [output]
            )
        ]
    }
}
