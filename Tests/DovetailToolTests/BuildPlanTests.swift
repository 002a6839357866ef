import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// The plan, as its documentation shows it.
struct BuildPlanTests {
    @Test func `The documented example decodes`() throws {
        let plan = try JSONDecoder().decode(BuildPlan.self, from: Data(documentedExample().utf8))
        #expect(plan.version == BuildPlan.currentVersion)
        #expect(plan.target == "DocumentData")
        #expect(plan.output == "/build/DocumentData+Dovetail.swift")
        #expect(plan.output.hasSuffix("/" + BuildPlan.outputName(module: plan.target)))
        let data = try #require(plan.modules.first { $0.name == plan.target })
        #expect(data.package == "documents")
        #expect(data.dependencies == plan.modules.dropFirst().map(\.name))
        #expect(data.conditions == ["TRACING"])
        #expect(data.sources == ["/sources/DocumentData/Cache.swift"])
    }

    @Test func `The plugins and the tool have one file between them`() throws {
        let tool = Repository.root.appending(path: "Sources/DovetailTool/BuildPlan.swift")
        for plugin in ["DovetailPlugin", "DovetailCommand"] {
            let file = Repository.root.appending(path: "Plugins/\(plugin)/BuildPlan.swift")
            #expect(file.resolvingSymlinksInPath() == tool.resolvingSymlinksInPath())
        }
    }

    @Test func `Both plugins make plans in one way`() {
        let files = ["DovetailPlugin", "DovetailCommand"].map { plugin in
            Repository.root.appending(path: "Plugins/\(plugin)/BuildPlan+Target.swift").resolvingSymlinksInPath()
        }
        #expect(files[0] == files[1])
    }

    /// The JSON in the comment on top of `BuildPlan.swift`.
    private func documentedExample() throws -> String {
        let source = try String(
            contentsOf: Repository.root.appending(path: "Sources/DovetailTool/BuildPlan.swift"),
            encoding: .utf8
        )
        let lines = source.split(separator: "\n").map { $0.dropFirst("/// ".count) }
        let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
        try #require(fences.count == 2)
        return lines[(fences[0] + 1)..<fences[1]].joined(separator: "\n")
    }
}
