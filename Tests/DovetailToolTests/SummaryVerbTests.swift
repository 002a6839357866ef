import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// `summarize` and `link`, which do in two steps what `generate` does in one.
struct SummaryVerbTests {
    private let workspace: ToolWorkspace

    private static let kit = """
        import Dovetail
        public enum AppScope: Scope {}
        public protocol Clock: Sendable {}
        public struct Café: Sendable {
            public init() { print("é") }
        }
        """
    private static let app = """
        import Dovetail
        import Kit

        struct SystemClock: Clock {
            func now() -> Int { 0 }
        }
        struct Watch { let clock: any Clock }

        enum AppAssembly: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations {
                Shared(SystemClock.self, as: (any Clock).self)
                Transient(Watch.self)
            }
        }

        enum App: Composition {
            static var assemblies: Assemblies {
                AppAssembly.self
                Expose(Watch.self)
            }
        }
        """

    init() throws {
        workspace = try ToolWorkspace()
        try workspace.write(Self.kit, to: "Sources/Kit/Kit.swift")
        try workspace.write(Self.app, to: ToolWorkspace.source)
    }

    private func summarize(_ module: String, source: String, _ more: String...) throws -> Command.Result {
        try run(
            ["summarize", "--module", module, "--package", "app", "--output", workspace.path("\(module).summary")]
                + more + [source]
        )
    }

    private func summarizeAll() throws {
        let kit = try summarize("Kit", source: workspace.path("Sources/Kit/Kit.swift"))
        let app = try summarize("App", source: workspace.path(ToolWorkspace.source), "--dependency", "Kit")
        #expect([kit.output, app.output] == ["", ""])
        #expect([kit.status, app.status] == [0, 0])
    }

    private func link(_ summaries: [String] = ["App.summary", "Kit.summary"]) throws -> Command.Result {
        try run(
            ["link", "--target", "App", "--output", workspace.path("linked.swift")] + summaries.map(workspace.path)
        )
    }

    private func run(_ arguments: [String]) throws -> Command.Result {
        try Command(executable: BuiltTool.url, arguments: arguments).run()
    }

    private func generate() throws -> Command.Result {
        try BuiltTool.run("generate", "--plan", workspace.write(plan: plan()))
    }

    private func plan() throws -> BuildPlan {
        var plan = workspace.plan()
        plan.modules[0].dependencies = ["Kit"]
        plan.modules.append(
            BuildPlan.Module(
                name: "Kit",
                package: "app",
                dependencies: [],
                conditions: [],
                sources: [workspace.path("Sources/Kit/Kit.swift")]
            )
        )
        return plan
    }

    @Test(arguments: [
        "", "Shared(SystemClock.self, as: (any Clock).self)", "            init", "import Kit", "}\n\nenum App",
    ])
    func `Both together write, print and end as generate does`(removed: String) throws {
        try workspace.write(Self.app.replacing(removed, with: ""), to: ToolWorkspace.source)
        try summarizeAll()
        let (linked, generated) = (try link(), try generate())
        #expect(linked.status == generated.status)
        #expect(linked.output == generated.output)
        #expect(try workspace.text("linked.swift") == workspace.text(ToolWorkspace.output))
    }

    @Test func `An edit in a body leaves the summary as it was, and one of a declaration does not`() throws {
        try summarizeAll()
        let date = try workspace.modificationDate("App.summary")
        try workspace.write(Self.app.replacing("{ 0 }", with: "{ 1 + \"}\".count }"), to: ToolWorkspace.source)
        try summarizeAll()
        #expect(try workspace.modificationDate("App.summary") == date)
        let before = try Data(contentsOf: URL(filePath: workspace.path("App.summary")))
        try workspace.write(Self.app.replacing("let clock:", with: "let clocks:"), to: ToolWorkspace.source)
        try summarizeAll()
        #expect(try Data(contentsOf: URL(filePath: workspace.path("App.summary"))) != before)
    }

    @Test func `What depends on what is given directly is enough, and summaries of other modules are left aside`()
        throws
    {
        try workspace.write("import Kit\npublic struct Middle { public init(_ cafe: Café) {} }", to: "Middle.swift")
        try workspace.write("enum AppAssembly {}", to: "Other.swift")
        _ = try summarize("Kit", source: workspace.path("Sources/Kit/Kit.swift"))
        _ = try summarize("Middle", source: workspace.path("Middle.swift"), "--dependency", "Kit")
        _ = try summarize("App", source: workspace.path(ToolWorkspace.source), "--dependency", "Middle")
        _ = try summarize("Other", source: workspace.path("Other.swift"), "--dependency", "Elsewhere")
        let result = try link(["Other.summary", "Kit.summary", "App.summary", "Middle.summary"])
        #expect(result.output == "")
        #expect(result.status == 0)
        _ = try generate()
        #expect(try workspace.text("linked.swift") == workspace.text(ToolWorkspace.output))
    }

    @Test func `A plan may name summaries in place of sources, for all that plans are for`() throws {
        try workspace.write(
            Self.app.replacing("(any Clock).self)", with: "(any Clock).self) /* é */ .lazy(1)"),
            to: ToolWorkspace.source
        )
        try summarizeAll()
        let whole = try plan()
        var summarized = whole
        for index in summarized.modules.indices {
            summarized.modules[index].sources = []
            summarized.modules[index].package = "another"
            summarized.modules[index].summary = workspace.path("\(summarized.modules[index].name).summary")
        }
        for arguments in [
            ["check"], ["check", "--format", "sarif"], ["check", "--format", "json"], ["graph"], ["generate"],
        ] {
            let results = try [whole, summarized].map { plan in
                try run(arguments + ["--plan", workspace.write(plan: plan)])
            }
            #expect(results[0].output == results[1].output)
            #expect(results[0].status == results[1].status)
            #expect(results[0].output != "")
        }
        let path = try workspace.write(plan: summarized)
        let upToDate = try run(["check", "--up-to-date", "--plan", path])
        #expect(upToDate.output == "error: dovetail: --up-to-date needs the sources of App, not its summary\n")
        summarized.modules[1].summary = summarized.modules[0].summary
        let other = try run(["check", "--plan", workspace.write(plan: summarized)])
        let name = workspace.path("App.summary")
        #expect(other.output == "error: dovetail: \(name) is of the module App, not of Kit\n")
        #expect(other.status == 2)
    }

    @Test func `Files that list files stand for them`() throws {
        try workspace.write(workspace.path(ToolWorkspace.source) + "\r\n", to: "App.sources")
        try summarizeAll()
        let summary = try Data(contentsOf: URL(filePath: workspace.path("App.summary")))
        _ = try summarize("App", source: "@" + workspace.path("App.sources"), "--dependency", "Kit")
        #expect(try Data(contentsOf: URL(filePath: workspace.path("App.summary"))) == summary)
        try workspace.write(["App", "Kit"].map { workspace.path("\($0).summary\n") }.joined(), to: "all")
        let list = "@" + workspace.path("all")
        let result = try run(["link", "--target", "App", "--output", workspace.path("linked.swift"), list])
        #expect(result.status == 0, "\(result.output)")
    }

    @Test func `What is missing, or there twice, is named`() throws {
        try summarizeAll()
        let tool = "error: dovetail: "
        #expect(
            try link(["App.summary"]).output
                == "\(tool)there is no summary of Kit, which App depends on by \(workspace.path("App.summary"))\n"
        )
        #expect(try link(["Kit.summary"]).output == "\(tool)there is no summary of App; there is Kit\n")
        let path = workspace.path("App.summary")
        let twice = try link(["App.summary", "App.summary"])
        #expect(twice.output == "\(tool)\(path) and \(path) are both of the module App\n")
        #expect(twice.status == 2)
        let absent = try link(["None.summary"])
        #expect(absent.output == "\(tool)can't read \(workspace.path("None.summary"))\n")
        #expect(absent.status == 2)
        #expect(!FileManager.default.fileExists(atPath: workspace.path("linked.swift")))
    }

    @Test(arguments: [
        (
            "",
            "summarize `App` with `--dependency` for the module that declares it, give `link` the summary of that module too, and import it in this file"
        ),
        (
            "import Kit",
            "`Kit`, which this file imports, is no dependency of `App` by its summary: summarize `App` with `--dependency Kit`, and give `link` "
                + "the summary of `Kit` too"
        ),
        (
            "import Kit\nimport Tools",
            "`Kit` and `Tools`, which this file imports, are no dependencies of `App` by its summary: summarize `App` with `--dependency` for the "
                + "one that declares it, and give `link` the summary of that one too"
        ),
    ])
    func `Where a dependency was not given, link says which option gives it`(imports: String, advice: String) throws {
        try workspace.write(Self.app.replacing("import Kit", with: imports), to: ToolWorkspace.source)
        _ = try summarize("Kit", source: workspace.path("Sources/Kit/Kit.swift"))
        _ = try summarize("App", source: workspace.path(ToolWorkspace.source))
        let linked = try link()
        #expect(linked.status == 1)
        #expect(linked.output.contains(": note: \(advice)\n"), "\(linked.output)")
        #expect(!linked.output.contains("Package.swift"))
        // A plan lists dependencies itself, whatever it takes them from.
        var plan = try plan()
        plan.modules.removeAll { $0.name == "Kit" }
        plan.modules[0].dependencies = []
        plan.modules[0].summary = workspace.path("App.summary")
        let generated = try run(["generate", "--plan", workspace.write(plan: plan)])
        #expect(generated.output.contains("Package.swift"), "\(generated.output)")
    }

    @Test func `A file that is foreign, damaged or of another version is named`() throws {
        try summarizeAll()
        let path = workspace.path("Kit.summary")
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        func answer(to bytes: [UInt8]) throws -> String {
            try Data(bytes).write(to: URL(filePath: path))
            let result = try link()
            #expect(result.status == 2)
            return result.output
        }
        let damaged = "error: dovetail: \(path) is damaged; summarize its module again\n"
        #expect(try answer(to: bytes.dropLast()) == damaged)
        #expect(try answer(to: bytes + [0]) == damaged)
        #expect(try answer(to: Array(bytes.prefix(60))) == damaged)
        #expect(try answer(to: []) == "error: dovetail: \(path) is no summary\n")
        #expect(try answer(to: Array(Self.kit.utf8)) == "error: dovetail: \(path) is no summary\n")
        let newer = Array(String(decoding: bytes.prefix(37), as: UTF8.self).replacing("1\n", with: "9\n").utf8)
        let version = "\(path) has version 9; this tool reads version 1: summarize its module with this tool"
        #expect(try answer(to: newer) == "error: dovetail: \(version)\n")
    }
}
