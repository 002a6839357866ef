import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// `check`: every form, once sound and once broken.
struct CheckTests {
    private let workspace: ToolWorkspace

    private static let composition = """

        enum Product: Composition {
            static var assemblies: Assemblies {
                AppAssembly.self
                Expose(Thing.self)
            }
        }
        """
    private static let sound = ToolWorkspace.soundSource + composition
    private static let broken = sound.replacing(
        "struct Thing {}",
        with: "struct Thing { init(_ other: Other) {} }; struct Other {}"
    )
    private static let warned = sound.replacing(
        "Transient(Thing.self)",
        with: "Transient(Thing.self); Input(String.self)"
    )

    init() throws {
        workspace = try ToolWorkspace()
    }

    private func check(_ source: String, _ arguments: String...) throws -> Command.Result {
        try workspace.write(source, to: ToolWorkspace.source)
        let plan = try workspace.write(plan: workspace.plan())
        let words = ["check", "--plan", plan, "--base", workspace.path("Sources")] + arguments
        return try Command(executable: BuiltTool.url, arguments: words).run()
    }

    @Test func `Nothing is said of a sound graph, and nothing is written`() throws {
        let result = try check(Self.sound)
        #expect(result.output == "")
        #expect(result.status == 0)
        #expect(!FileManager.default.fileExists(atPath: workspace.path(ToolWorkspace.output)))
    }

    @Test func `Errors are told as the compiler does, without colours where no terminal is`() throws {
        let result = try check(Self.broken)
        let path = workspace.path(ToolWorkspace.source)
        #expect(result.output.hasPrefix("\(path):2:21: error: nothing provides `Other`, which `Thing` needs"))
        #expect(result.output.contains(": note: `Product` exposes `Thing`\n"))
        #expect(!result.output.contains("\u{1B}"))
        #expect(result.status == 1)
    }

    @Test(arguments: [("json", "version"), ("sarif", "runs")])
    func `What programs read is one JSON object, of a sound graph too`(format: String, member: String) throws {
        for (source, status) in [(Self.sound, Int32(0)), (Self.broken, 1)] {
            let result = try check(source, "--format", format)
            let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
            #expect(object?[member] != nil)
            #expect(result.output.contains("\"missing-binding\"") == (status == 1))
            #expect(result.status == status)
        }
    }

    @Test func `GitHub is told files relative to the base`() throws {
        let result = try check(Self.broken, "--format=github")
        #expect(
            result.output.hasPrefix(
                "::error file=App/App.swift,line=2,col=21,title=missing-binding::nothing provides `Other`"
            )
        )
        #expect(result.status == 1)
    }

    @Test func `Warnings are printed, and count as errors where that is asked for`() throws {
        let loose = try check(Self.warned)
        #expect(loose.output.contains(": warning: the input `String`"))
        #expect(loose.status == 0)
        let strict = try check(Self.warned, "--strict")
        #expect(strict.output == loose.output.replacing(": warning: ", with: ": error: "))
        #expect(strict.status == 1)
    }

    @Test func `A file gets the form that is asked for, and the terminal the text`() throws {
        let file = workspace.path("Reports/findings.json")
        let result = try check(Self.broken, "--format", "json", "--output", file)
        #expect(result.output == (try check(Self.broken)).output)
        #expect(result.status == 1)
        #expect(try workspace.text("Reports/findings.json") == (try check(Self.broken, "--format", "json")).output)
    }

    @Test func `Several plans are joined, each finding once, and a limit counts the rest`() throws {
        try workspace.write(Self.broken, to: ToolWorkspace.source)
        let plan = try workspace.write(plan: workspace.plan())
        let once = try BuiltTool.run("check", "--plan", plan)
        let twice = try BuiltTool.run("check", "--plan", plan, "--plan", plan)
        #expect(twice.output == once.output)
        let none = try BuiltTool.run("check", "--plan", plan, "--limit", "0")
        #expect(none.output == "and 1 more error\n")
        #expect(none.status == 1)
    }

    @Test func `What keeps the tool from its work is no finding`() throws {
        let missing = try BuiltTool.run("check", "--plan", workspace.path("none.json"))
        #expect(missing.output == "error: dovetail: can't read \(workspace.path("none.json"))\n")
        #expect(missing.status == 2)
        let misspelt = try BuiltTool.run("check", "--plan", "plan.json", "--format", "serif")
        #expect(misspelt.output.hasPrefix("error: dovetail: --format can't be serif; did you mean sarif?\nusage: "))
        #expect(misspelt.status == 2)
    }

    @Test(
        arguments: [
            (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
            (true, ["TERM": "dumb"], false), (true, ["TERM": "xterm"], true),
        ] as [(Bool, [String: String], Bool)]
    )
    func `Colours are for terminals, where nobody asked for none`(
        isTerminal: Bool,
        environment: [String: String],
        has: Bool
    ) {
        #expect(StandardStream.hasColours(isTerminal: isTerminal, environment) == has)
    }

    @Test(
        arguments: [
            ("", "/work/here"), ("a/b", "/work/here/a/b"), ("../a/./b/", "/work/a/b"), ("/a//b", "/a/b"),
            ("../../..", "/"),
        ]
    )
    func `Paths are told from the current folder`(path: String, absolute: String) {
        #expect(AbsolutePath.of(path, in: "/work/here") == absolute)
    }
}
