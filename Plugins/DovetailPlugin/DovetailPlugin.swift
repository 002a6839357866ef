import PackagePlugin
@main struct DovetailPlugin: BuildToolPlugin { func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] { [] } }
