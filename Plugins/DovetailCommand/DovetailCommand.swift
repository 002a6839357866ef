import Foundation
import PackagePlugin

/// `swift package dovetail …`: runs the tool with a plan for each target of the package that can have an assembly or a composition.
@main
struct DovetailCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let folder = context.pluginWorkDirectoryURL
        let plans = try context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
            .filter(BuildPlan.isNeeded(for:))
            .map { module in
                let output = folder.appending(path: BuildPlan.outputName(module: module.moduleName))
                let file = folder.appending(path: "\(module.moduleName).json")
                try BuildPlan(for: module, in: context.package, output: output).write(to: file)
                return file.path(percentEncoded: false)
            }
        let list = folder.appending(path: "plans.json")
        try JSONEncoder().encode(plans).write(to: list)
        let tool = Process()
        tool.executableURL = try context.tool(named: "DovetailTool").url
        tool.arguments = ["--package-plans", list.path(percentEncoded: false)] + arguments
        try tool.run()
        tool.waitUntilExit()
        exit(tool.terminationStatus)
    }
}
