import DovetailTestSupport
import Testing

@testable import DovetailTool

/// How the command plugin starts the tool.
struct InvocationTests {
    private let workspace: ToolWorkspace

    init() throws {
        workspace = try ToolWorkspace()
    }

    private func run(_ plans: [String], _ words: String...) throws -> Command.Result {
        let list = try workspace.write("[\(plans.map { "\"\($0)\"" }.joined(separator: ", "))]", to: "plans.json")
        return try Command(executable: BuiltTool.url, arguments: ["--package-plans", list] + words).run()
    }

    @Test func `A package's plans are those of each verb that takes several`() throws {
        try workspace.write(
            ToolWorkspace.soundSource.replacing("Thing.self", with: "Thin.self"),
            to: ToolWorkspace.source
        )
        let plan = try workspace.write(plan: workspace.plan())
        let result = try run([plan], "check", "--limit", "9")
        #expect(result.output == (try BuiltTool.run("check", "--plan", plan)).output)
        #expect(result.output.contains("[unknown-type]"))
        #expect(result.status == 1)
    }

    @Test func `The help is about the package, and asks for no plan`() throws {
        let help = try run([], "help")
        #expect(help.output.hasPrefix("usage: swift package dovetail VERB"))
        let generate = try run([], "generate", "--help")
        #expect(generate.output.hasPrefix("usage: swift package dovetail generate [--target NAME]… --into-sources\n"))
        let check = try run([], "check", "--help")
        #expect(check.output.hasPrefix("usage: swift package dovetail check ["))
        #expect(!check.output.contains("--plan"))
        #expect(try run([], "chekc").output == "error: dovetail: there is no verb chekc; did you mean check?\n")
    }

    @Test func `A package without a target for it is told so`() throws {
        let result = try run([], "check")
        #expect(result.output == "error: dovetail: no target of this package depends on the library Dovetail\n")
        #expect(result.status == 2)
    }
}
