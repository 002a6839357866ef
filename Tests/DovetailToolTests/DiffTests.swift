import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// The verb `diff`.
struct DiffTests {
    private let workspace: ToolWorkspace

    private static let source =
        ToolWorkspace.soundSource + """

            struct Store {}
            enum Product: Composition { static var assemblies: Assemblies { AppAssembly.self; Expose(Thing.self) } }
            """
    private static let edited = source.replacing("struct Thing {}", with: "struct Thing { init(store: Store) {} }")
        .replacing("Transient(Thing.self)", with: "Transient(Thing.self); Shared(Store.self)")

    init() throws {
        workspace = try ToolWorkspace()
    }

    private func graph(_ source: String, as name: String) throws -> String {
        let path = try workspace.write(source, to: ToolWorkspace.source)
        let plan = try workspace.write(plan: workspace.plan())
        let output = workspace.path(name)
        let result = try BuiltTool.run("graph", "--plan", plan, "--output", output)
        #expect(result.status == 0, "\(path): \(result.output)")
        return output
    }

    @Test func `What differs is told in the form that is asked for, and no error`() throws {
        let (old, new) = (try graph(Self.source, as: "old.json"), try graph(Self.edited, as: "new.json"))
        let text = try BuiltTool.run("diff", old, new)
        #expect(
            text.output == """
                `Product`:
                  + `Store` is new in `AppScope`: shared, registered by `App.AppAssembly`
                  + `Thing` of `AppScope` now takes `store: Store`

                """
        )
        #expect(text.status == 0)
        let markdown = try BuiltTool.run("diff", old, new, "--format", "markdown")
        #expect(markdown.output.hasPrefix("### `Product`\n\n- `+` `Store` is new in `AppScope`"))
        let json = try BuiltTool.run("diff", "--format", "json", old, new)
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
        #expect(report.version == 1)
        #expect(report.parts.map(\.compositions) == [["Product"]])
        #expect(report.parts.flatMap(\.changes).map(\.aspect) == ["binding", "dependency"])
        #expect(report.parts.flatMap(\.changes).last?.sentence == "`Thing` of `AppScope` now takes `store: Store`")
    }

    @Test func `Without NEW the sources are compared`() throws {
        let old = try graph(Self.edited, as: "old.json")
        try workspace.write(Self.source, to: ToolWorkspace.source)
        let result = try BuiltTool.run("diff", old, "--plan", workspace.write(plan: workspace.plan()))
        #expect(result.output.contains("`Thing` of `AppScope` no longer takes `store: Store`"))
    }

    @Test func `With --exit-code a script learns whether they differ`() throws {
        let (old, new) = (try graph(Self.source, as: "old.json"), try graph(Self.edited, as: "new.json"))
        #expect(try BuiltTool.run("diff", "--exit-code", old, new).status == 1)
        let same = try BuiltTool.run("diff", "--exit-code", old, old)
        #expect(same.status == 0)
        #expect(same.output == "the graphs are the same\n")
    }

    @Test func `What is no graph, or of another version, is refused by its name`() throws {
        let old = try graph(Self.source, as: "old.json")
        let text = try workspace.write("{}", to: "text.json")
        let other = try workspace.write("{\"version\": 99}", to: "other.json")
        for (path, fault) in [
            (text, "is not what"), (other, "has version 99"), (workspace.path("none.json"), "none.json"),
        ] {
            let result = try BuiltTool.run("diff", old, path)
            #expect(result.status == 2)
            #expect(result.output.contains(fault) && result.output.contains(path))
        }
        let missing = try BuiltTool.run("diff", old)
        #expect(missing.output.contains("it needs --plan"))
        #expect(missing.status == 2)
    }

    private struct Report: Decodable {
        struct Part: Decodable {
            var compositions: [String]
            var changes: [Change]
        }

        struct Change: Decodable {
            var aspect: String
            var sentence: String
        }

        var version: Int
        var parts: [Part]
    }
}
