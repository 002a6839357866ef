import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// The verbs `graph` and `startup`.
struct GraphVerbTests {
    private let workspace: ToolWorkspace
    private let plan: String

    init() throws {
        workspace = try ToolWorkspace()
        let source =
            ToolWorkspace.soundSource.replacing("Transient(Thing.self)", with: "Shared(Thing.self); Shared(Spare.self)")
                + """

                struct Spare {}
                enum Product: Composition { static var assemblies: Assemblies { AppAssembly.self; Expose(Thing.self) } }
                """
        try workspace.write(source, to: ToolWorkspace.source)
        plan = try workspace.write(plan: workspace.plan())
    }

    private func output(_ words: String...) throws -> String {
        let result = try Command(executable: BuiltTool.url, arguments: words).run()
        #expect(result.status == 0, "\(result.output)")
        return result.output
    }

    @Test func `A graph is written as a drawing in the language that is asked for`() throws {
        let dot = try output("graph", "--plan", plan, "--format", "dot")
        #expect(dot.hasPrefix("digraph Dovetail {\n"))
        #expect(dot.contains("label=\"Thing\"") && !dot.contains("label=\"Spare\""))
        #expect(try output("graph", "--plan", plan, "--format", "dot", "--all").contains("label=\"Spare\""))
        let mermaid = try output("graph", "--plan", plan, "--format", "mermaid")
        #expect(mermaid.hasPrefix("flowchart LR\n  subgraph s0[\"AppScope\"]\n"))
    }

    @Test func `What was written as JSON is drawn and asked without the sources`() throws {
        let file = workspace.path("graph.json")
        #expect(try output("graph", "--plan", plan, "--output", file) == "")
        try FileManager.default.removeItem(atPath: workspace.path(ToolWorkspace.source))
        #expect(try output("graph", "--graph", file, "--format", "mermaid").contains("[\"Thing\"]"))
        #expect(
            try output("startup", "AppScope", "--graph", file) == """
                Opening `AppScope` in `Product`:
                  made, in this order:
                    1. `Thing`
                  nothing is awaited

                """
        )
        let json = try output("startup", "AppScope", "--graph", file, "--format", "json")
        let answer = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(answer?["version"] as? Int == 1)
    }

    @Test func `A scope that there is not is refused with the one that may be meant`() throws {
        let result = try BuiltTool.run("startup", "AppScop", "--plan", plan)
        #expect(result.output == "error: dovetail: no composition has a scope AppScop; did you mean AppScope?\n")
        #expect(result.status == 2)
    }
}
