import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// What the tool writes, and when.
struct OutputFileTests {
    private let workspace: ToolWorkspace

    init() throws {
        workspace = try ToolWorkspace()
    }

    @Test func `The folder of the output is made`() throws {
        try workspace.write(ToolWorkspace.soundSource, to: ToolWorkspace.source)
        let result = try BuiltTool.run("generate", "--plan", workspace.write(plan: workspace.plan()))
        #expect(result.output == "")
        #expect(result.status == 0)
        #expect(try workspace.text(ToolWorkspace.output).contains("enum Factories"))
    }

    @Test func `Equal bytes are not written again`() throws {
        let path = try workspace.write("let a = 1\n", to: "Output.swift")
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)

        try OutputFile.write("let a = 1\n", to: path)
        #expect(try workspace.modificationDate("Output.swift") == past)

        try OutputFile.write("let a = 2\n", to: path)
        #expect(try workspace.modificationDate("Output.swift") != past)
        #expect(try workspace.text("Output.swift") == "let a = 2\n")
    }

    @Test func `A tool that runs again leaves its file alone`() throws {
        try workspace.write(ToolWorkspace.soundSource, to: ToolWorkspace.source)
        let plan = try workspace.write(plan: workspace.plan())
        #expect(try BuiltTool.run("generate", "--plan", plan).status == 0)
        let past = Date(timeIntervalSince1970: 1_000_000)
        let output = workspace.path(ToolWorkspace.output)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: output)
        #expect(try BuiltTool.run("generate", "--plan", plan).status == 0)
        #expect(try workspace.modificationDate(ToolWorkspace.output) == past)
    }

    @Test func `What is more than anybody reads is counted, and stands in the file`() throws {
        let faults = (0..<103).map { "let nothing\($0) = 1" }.joined(separator: "\n")
        let source = ToolWorkspace.soundSource.replacing("Transient(Thing.self)", with: faults)
        try workspace.write(source, to: ToolWorkspace.source)
        let result = try BuiltTool.run("generate", "--plan", workspace.write(plan: workspace.plan()))
        #expect(result.output.components(separatedBy: ": error: ").count == 101)
        #expect(result.output.hasSuffix("\nand 3 more errors\n"))
        #expect(try workspace.text(ToolWorkspace.output).components(separatedBy: "#error(").count == 104)
    }

    @Test func `Errors are printed, and the file still has Factories`() throws {
        let source = ToolWorkspace.soundSource.replacing("Transient(Thing.self)", with: "let nothing = 1")
        let path = try workspace.write(source, to: ToolWorkspace.source)
        let result = try BuiltTool.run("generate", "--plan", workspace.write(plan: workspace.plan()))
        #expect(result.output.hasPrefix("\(path):9:9: error: "))
        #expect(result.output.contains("[unreadable-manifest]\n"))
        #expect(result.status == 1)
        let text = try workspace.text(ToolWorkspace.output)
        #expect(text.contains("enum Factories {}"))
        #expect(text.contains("#error("))
        #expect(text.contains("#sourceLocation(file: \"\(path)\", line: 9)"))
    }
}
