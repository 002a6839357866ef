import DovetailPipeline
import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// `generate --into-sources` and `check --up-to-date`: what is written beside the sources, and what is said where it is not as it should be.
struct IntoSourcesTests {
    private let workspace: ToolWorkspace

    private static let generated = "Sources/App/App+Dovetail.generated.swift"
    private static let renewal = "swift package --allow-writing-to-package-directory dovetail generate --into-sources"

    init() throws {
        workspace = try ToolWorkspace()
        try workspace.write(ToolWorkspace.soundSource, to: ToolWorkspace.source)
    }

    /// Plans list what is there, as those of SwiftPM's plugins do.
    private func plan() throws -> String {
        let folder = workspace.path("Sources/App")
        let files = FileManager.default.enumerator(at: URL(filePath: folder), includingPropertiesForKeys: nil)
        let sources = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" && !$0.hasDirectoryPath }
        var plan = workspace.plan()
        plan.modules[0].sources = sources?.map { $0.path(percentEncoded: false) } ?? []
        return try workspace.write(plan: plan)
    }

    private func generate() throws -> Command.Result {
        try BuiltTool.run("generate", "--into-sources", "--plan", plan())
    }

    private func check() throws -> Command.Result {
        try BuiltTool.run("check", "--up-to-date", "--plan", plan())
    }

    @Test func `The file stands beside the manifest, is no source, and is left alone when it is right`() throws {
        let result = try generate()
        #expect(result.output == "wrote \(workspace.path(Self.generated))\n")
        #expect(result.status == 0)
        let text = try workspace.text(Self.generated)
        let head = "// Written by Dovetail from AppAssembly. Do not edit.\n// Renewed by: \(Self.renewal)\n"
        #expect(text.hasPrefix(head))
        #expect(text.contains("extension AppAssembly"))
        #expect(!text.contains(workspace.path("")))
        #expect(!FileManager.default.fileExists(atPath: workspace.path(ToolWorkspace.output)))

        let date = try workspace.modificationDate(Self.generated)
        let again = try generate()
        #expect(again.output == "")
        #expect(again.status == 0)
        #expect(try workspace.modificationDate(Self.generated) == date)
        let check = try check()
        #expect(check.output == "")
        #expect(check.status == 0)
    }

    @Test func `A stale file fails the check at its first other line, with the command to run`() throws {
        _ = try generate()
        let source = ToolWorkspace.soundSource.replacing("Thing.self", with: "Other.self") + "\nstruct Other {}\n"
        try workspace.write(source, to: ToolWorkspace.source)
        let lines = try workspace.text(Self.generated).split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains("hing") }) + 1
        let result = try check()
        let place = "\(workspace.path(Self.generated)):\(line):1"
        let error = "the generated code of the target App is out of date from this line on [generated-sources]"
        #expect(result.output.hasPrefix("\(place): error: \(error)\n\(place): note: here is to stand: "))
        #expect(result.output.hasSuffix("note: renew it: `\(Self.renewal)`\n"))
        #expect(result.status == 1)

        #expect(try generate().output == "wrote \(workspace.path(Self.generated))\n")
        #expect(try check().status == 0)
    }

    @Test func `A file that was edited at its end, or cut, is stale there`() throws {
        _ = try generate()
        let text = try workspace.text(Self.generated)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        try workspace.write(text + "// More\n", to: Self.generated)
        #expect(try check().output.contains(":\(lines.count):1: note: here is to stand: \n"))
        try workspace.write(lines.dropLast(2).joined(separator: "\n"), to: Self.generated)
        #expect(try check().output.contains(":\(lines.count - 1):1: note: here is to stand: }\n"))
        try workspace.write(text.replacing("\n", with: "\r\n"), to: Self.generated)
        #expect(try check().status == 0)
    }

    @Test func `A file that is missing is told at the manifest`() throws {
        let result = try check()
        let error = "the target App has a manifest, and no file App+Dovetail.generated.swift is among its sources"
        let path = workspace.path(ToolWorkspace.source)
        #expect(result.output.hasPrefix("\(path):6:6: error: \(error) [generated-sources]\n"))
        #expect(result.output.contains("note: renew it: `\(Self.renewal)`\n"))
        #expect(result.status == 1)
    }

    @Test func `What is left over is told, and removed`() throws {
        _ = try generate()
        try workspace.write("struct Thing {}\n", to: ToolWorkspace.source)
        let result = try check()
        let error = "the target App has no manifest, and this generated file is left over"
        #expect(result.output.hasPrefix("\(workspace.path(Self.generated)):1:1: error: \(error) [generated-sources]\n"))
        #expect(result.status == 1)
        #expect(try generate().output == "removed \(workspace.path(Self.generated))\n")
        #expect(!FileManager.default.fileExists(atPath: workspace.path(Self.generated)))
        #expect(try check().status == 0)
    }

    @Test func `A file stays where it was moved to, and goes when it has another target's name`() throws {
        _ = try generate()
        let text = try workspace.text(Self.generated)
        let moved = "Sources/App/Generated/App+Dovetail.generated.swift"
        let renamed = "Sources/App/Old+Dovetail.generated.swift"
        try workspace.write(text, to: moved)
        try FileManager.default.removeItem(atPath: workspace.path(Self.generated))
        #expect(try check().status == 0)
        #expect(try generate().output == "")

        try workspace.write(text, to: renamed)
        #expect(try check().output.contains("is not to stand in this file, but in App+Dovetail.generated.swift"))
        #expect(try generate().output == "removed \(workspace.path(renamed))\n")
        #expect(try workspace.text(moved) == text)
    }

    @Test func `It stands beside the manifest that is the least deep`() throws {
        let extra = ToolWorkspace.soundSource.replacing("App", with: "Extra").replacing("Thing", with: "Extra")
        try workspace.write(extra, to: "Sources/App/A/Deep/Extra.swift")
        try workspace.write(extra.replacing("Extra", with: "More"), to: "Sources/App/Z/More.swift")
        try workspace.write("struct Thing {}\n", to: ToolWorkspace.source)
        #expect(try generate().output == "wrote \(workspace.path("Sources/App/Z/App+Dovetail.generated.swift"))\n")
    }

    @Test func `While there are errors, nothing is written`() throws {
        _ = try generate()
        let text = try workspace.text(Self.generated)
        try workspace.write(
            ToolWorkspace.soundSource.replacing("Thing.self", with: "Missing.self"),
            to: ToolWorkspace.source
        )
        let result = try generate()
        #expect(result.output.contains("[unknown-type]"))
        #expect(result.status == 1)
        #expect(try workspace.text(Self.generated) == text)
        // What the file should say is not known then.
        #expect(try !check().output.contains("[generated-sources]"))
    }

    @Test func `A target that has the plugin as well is told so`() throws {
        _ = try generate()
        let result = try BuiltTool.run("generate", "--plan", plan())
        let error =
            "the target App has generated code beside its sources, and the build-tool plugin writes it too [generated-sources]"
        #expect(result.output.hasPrefix("\(workspace.path(Self.generated)):1:1: error: \(error)\n"))
        #expect(result.status == 1)
        #expect(try workspace.text(ToolWorkspace.output).contains("#error("))
    }

    @Test func `Verbs deal with the targets that are asked for`() throws {
        let plan = try plan()
        let result = try BuiltTool.run("check", "--up-to-date", "--target", "Ap", "--plan", plan)
        #expect(result.output == "error: dovetail: there is no target Ap; did you mean App?\n")
        #expect(result.status == 2)

        var other = workspace.plan(target: "Other")
        other.modules[0].name = "Other"
        other.output = workspace.path("Other.swift")
        try workspace.write(String(decoding: JSONEncoder().encode(other), as: UTF8.self), to: "other.json")
        let plans = ["--plan", plan, "--plan", workspace.path("other.json")]
        let words = ["generate", "--target", "Other"] + plans
        #expect(try Command(executable: BuiltTool.url, arguments: words).run().status == 0)
        #expect(FileManager.default.fileExists(atPath: workspace.path("Other.swift")))
        #expect(!FileManager.default.fileExists(atPath: workspace.path(ToolWorkspace.output)))
    }

    @Test func `A package is asked for the option, and may give SwiftPM's permission behind the verb`() throws {
        let list = try workspace.write("[\"\(plan())\"]", to: "plans.json")
        let refused = try BuiltTool.run("--package-plans", list, "generate")
        #expect(refused.output.hasPrefix("error: dovetail: generate needs --into-sources: it writes the files beside"))
        #expect(refused.status == 2)
        let flag = "--allow-writing-to-package-directory"
        let result = try BuiltTool.run("--package-plans", list, "generate", "--into-sources", flag)
        #expect(result.output == "wrote \(workspace.path(Self.generated))\n")
        #expect(result.status == 0)
    }

    @Test func `A file that can't be written is named, with the permission that a plugin may lack`() throws {
        try workspace.write("", to: "\(Self.generated)/Occupied.txt")
        let list = try workspace.write("[\"\(plan())\"]", to: "plans.json")
        let result = try BuiltTool.run("--package-plans", list, "generate", "--into-sources")
        let message = "can't write \(workspace.path(Self.generated)); a plugin may write there under `\(Self.renewal)`"
        #expect(result.output == "error: dovetail: \(message)\n")
        #expect(result.status == 2)
    }

    @Test func `The plugins and the tool know the files by the same names`() {
        #expect(GeneratedSources.isOne("/App\(BuildPlan.sourceNameSuffix)"))
        #expect(!GeneratedSources.isOne("/App/\(BuildPlan.outputName(module: "App"))"))
    }
}
