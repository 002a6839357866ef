import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// `Examples/Ninja`: the actions that another build system runs.
struct NinjaExampleTests {
    private let example: NinjaExample

    private static let isInstalled = (try? Command("ninja", ["--version"]).run().status) == 0

    init() throws {
        example = try NinjaExample()
    }

    @Test func `The actions of the Ninja file write what one pass writes, whoever runs them`() throws {
        let actions = try example.actions()
        #expect(actions.map(\.rule) == Array(repeating: "summarize", count: 5) + Array(repeating: "link", count: 5))
        for action in actions {
            let run = try Command(executable: BuiltTool.url, arguments: action.arguments).run(in: example.folder)
            #expect(run.output == "")
            #expect(run.status == 0)
        }
        let modules = actions.filter { $0.rule == "summarize" }.map { action in
            BuildPlan.Module(
                name: action.variables["module"] ?? "",
                package: "notes",
                dependencies: (action.variables["dependencies"] ?? "").split(separator: " ").map(String.init)
                    .filter { $0 != "--dependency" },
                conditions: [],
                sources: action.inputs
            )
        }
        for module in modules {
            let plan = BuildPlan(
                version: BuildPlan.currentVersion,
                target: module.name,
                output: "one-pass.swift",
                modules: modules.filter { ([module.name] + module.dependencies).contains($0.name) }
            )
            try JSONEncoder().encode(plan).write(to: example.folder.appending(path: "plan.json"))
            let run = try Command(executable: BuiltTool.url, arguments: ["generate", "--plan", "plan.json"])
                .run(in: example.folder)
            #expect(run.status == 0, "\(run.output)")
            let linked = try example.text(".build/\(module.name)+Dovetail.swift")
            #expect(linked == (try example.text("one-pass.swift")), "\(module.name)")
        }
    }

    @Test func `The page on other build systems shows the rules of the Ninja file, and each option`() throws {
        let page = Repository.runtimeSources.appending(path: "Dovetail.docc/OtherBuildSystems.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let ninja = try example.text("build.ninja")
        let start = try #require(ninja.range(of: "rule summarize"))
        let end = try #require(
            ninja.range(of: "\n\n", range: ninja.range(of: "rule link").map { $0.upperBound..<ninja.endIndex })
        )
        #expect(text.contains("```\n\(ninja[start.lowerBound..<end.lowerBound])\n```"))
        for option in Verb.summarize.options + Verb.link.options { #expect(text.contains("| `\(option.name) ")) }
    }

    @Test(.enabled(if: isInstalled, "ninja is not installed"))
    func `Ninja does for an edit what it makes necessary, and nothing else`() throws {
        let all = try ninja()
        #expect(all.status == 0, "\(all.output)")
        #expect(all.steps.count == 17)
        let notes = "Welcome: Ana's first note\nShips: Built by Ninja, wired by Dovetail\nfound: Ships\n"
        #expect(try program() == notes)
        #expect(try ninja().steps == [])

        try example.edit("Sources/NotesStorage/MemoryNoteStore.swift", "{ notes = [] }", "{ notes.removeAll() }")
        #expect(try ninja().steps == ["summarize NotesStorage", "compile NotesStorage", "make .build/notes"])

        // Lines move, so that the summary changes; what is linked does not, and nobody else is compiled.
        try example.edit("Sources/NotesStorage/MemoryNoteStore.swift", "actor", "/// Forgets.\nactor")
        #expect(
            try ninja().steps.subtracting(["make .build/notes"]) == [
                "summarize NotesStorage", "link NotesStorage", "link Notes", "compile NotesStorage",
            ]
        )

        try example.edit("Sources/NotesSearch/LinearNoteSearch.swift", "let store", "let owner: Owner\n    let store")
        #expect(
            try ninja().steps == [
                "summarize NotesSearch", "link NotesSearch", "link Notes", "compile NotesSearch", "compile Notes",
                "make .build/notes",
            ]
        )
        #expect(try program() == notes)

        try example.edit("Sources/NotesKit/Scopes.swift", "Input(Owner.self)", "")
        let faulty = try ninja()
        #expect(faulty.status == 1)
        #expect(
            faulty.output.contains("Sources/NotesStorage/MemoryNoteStore.swift:7:10: error: nothing provides `Owner`")
        )
        #expect(!faulty.steps.contains("compile Notes"))
        try example.edit("Sources/NotesKit/Scopes.swift", "Registrations {", "Registrations {\nInput(Owner.self)")
        #expect(try ninja().status == 0)
        #expect(try program() == notes)
    }

    /// What was done, by the descriptions of the actions.
    private func ninja() throws -> (status: Int32, steps: Set<String>, output: String) {
        let run = try Command("ninja", ["-k", "0"]).run(in: example.folder)
        let steps = run.output.split(separator: "\n").filter { $0.hasPrefix("[") }
            .compactMap { $0.split(separator: "] ", maxSplits: 1).last.map(String.init) }
        return (run.status, Set(steps), run.output)
    }

    private func program() throws -> String {
        try Command(executable: example.folder.appending(path: ".build/notes"), arguments: []).run().output
    }
}
