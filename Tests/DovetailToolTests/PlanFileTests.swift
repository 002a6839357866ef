import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// Plans that can't be used: the tool says why, and exits with 2.
struct PlanFileTests {
    private let workspace: ToolWorkspace

    init() throws {
        workspace = try ToolWorkspace()
    }

    @Test func `A plan of another version is refused`() throws {
        let plan = try workspace.write(plan: workspace.plan(version: 7))
        let result = try BuiltTool.run("generate", "--plan", plan)
        #expect(result.output == "error: dovetail: \(plan) has version 7; this tool reads version 1\n")
        #expect(result.status == 2)
    }

    @Test func `A plan of another version is refused also where it has another form`() throws {
        let plan = try workspace.write(#"{ "version": 2, "targets": [] }"#, to: "plan.json")
        let result = try BuiltTool.run("generate", "--plan", plan)
        #expect(result.output == "error: dovetail: \(plan) has version 2; this tool reads version 1\n")
        #expect(result.status == 2)
    }

    @Test func `A plan without its target is refused`() throws {
        let plan = try workspace.write(plan: workspace.plan(target: "Missing"))
        let result = try BuiltTool.run("generate", "--plan", plan)
        #expect(result.output == "error: dovetail: \(plan) has no module called Missing, its target\n")
        #expect(result.status == 2)
    }

    @Test func `What is no plan is refused`() throws {
        let plan = try workspace.write("no JSON", to: "plan.json")
        let result = try BuiltTool.run("generate", "--plan", plan)
        #expect(result.output.hasPrefix("error: dovetail: \(plan) is not a plan: "))
        #expect(result.status == 2)
    }

    @Test func `A plan without a member is refused by the member's name`() throws {
        let plan = try workspace.write(#"{ "version": 1, "target": "App", "modules": [] }"#, to: "plan.json")
        let result = try BuiltTool.run("generate", "--plan", plan)
        #expect(result.output.hasPrefix("error: dovetail: \(plan) is not a plan: "))
        #expect(result.output.contains("output"))
        #expect(result.status == 2)
    }

    @Test func `A plan that is not there is named`() throws {
        let plan = workspace.path("nowhere.json")
        let result = try BuiltTool.run("generate", "--plan", plan)
        #expect(result.output == "error: dovetail: can't read \(plan)\n")
        #expect(result.status == 2)
    }

    @Test func `A source that is not there is named, and nothing is written`() throws {
        let plan = try workspace.write(plan: workspace.plan())
        let result = try BuiltTool.run("generate", "--plan", plan)
        #expect(result.output == "error: dovetail: can't read \(workspace.path(ToolWorkspace.source))\n")
        #expect(result.status == 2)
        #expect(!FileManager.default.fileExists(atPath: workspace.path(ToolWorkspace.output)))
    }

    @Test func `An output that can't be written is named`() throws {
        try workspace.write(ToolWorkspace.soundSource, to: ToolWorkspace.source)
        // A folder of the output's name is in the way.
        try workspace.write("", to: "\(ToolWorkspace.output)/Occupied.swift")
        let result = try BuiltTool.run("generate", "--plan", workspace.write(plan: workspace.plan()))
        #expect(result.output == "error: dovetail: can't write \(workspace.path(ToolWorkspace.output))\n")
        #expect(result.status == 2)
    }
}
