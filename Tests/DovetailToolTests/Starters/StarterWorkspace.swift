import DovetailTestSupport
import Foundation

@testable import DovetailTool

/// Two targets, Kit and App, with plans for both, to write files into.
struct StarterWorkspace {
    private let workspace: ToolWorkspace

    static let kit = """
        public import Dovetail

        public enum AppScope: Scope {}
        public enum AccountScope: Scope { public typealias Parent = AppScope }
        package enum WindowScope: Scope { package typealias Isolation = Unsynchronized }
        enum HiddenScope: Scope {}

        public struct Thing: Sendable { public init() {} }
        public protocol Store: Sendable {}
        public struct MemoryStore: Store { public init() {} }

        public enum KitAssembly: Assembly {
            public typealias Scope = AccountScope
            public static var registrations: Registrations {
                Shared(Thing.self)
                Shared(MemoryStore.self, as: (any Store).self)
            }
        }

        """

    init(kit: String = kit, app: String = "") throws {
        workspace = try ToolWorkspace()
        try workspace.write(kit, to: "Sources/Kit/Manifest/Kit.swift")
        try workspace.write(app, to: "Sources/App/App.swift")
    }

    func path(_ file: String) -> String { workspace.path(file) }

    func text(_ file: String) throws -> String { try workspace.text(file) }

    func write(_ text: String, to file: String) throws { try workspace.write(text, to: file) }

    /// Swift files of a target, sorted.
    func sources(of target: String) -> [String] {
        let folder = path("Sources/\(target)")
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The path of a target's plan, which lists the files that are there now.
    func plan(_ target: String) throws -> String {
        let modules = (target == "App" ? ["App", "Kit"] : [target]).map { name in
            BuildPlan.Module(
                name: name,
                package: "notes",
                dependencies: name == "App" ? ["Kit"] : [],
                conditions: [],
                sources: sources(of: name)
            )
        }
        let plan = BuildPlan(
            version: BuildPlan.currentVersion,
            target: target,
            output: path("Outputs/\(target)/\(BuildPlan.outputName(module: target))"),
            modules: modules
        )
        return try workspace.write(String(decoding: JSONEncoder().encode(plan), as: UTF8.self), to: "\(target).json")
    }

    /// Runs `new` with the plan of the target App.
    func new(_ words: String...) throws -> Command.Result {
        try Command(executable: BuiltTool.url, arguments: ["new", "--plan", plan("App")] + words).run()
    }

    /// Runs `new` as `swift package dovetail` does.
    func newInPackage(_ words: String...) throws -> Command.Result {
        let list = try workspace.write("[\"\(plan("App"))\", \"\(plan("Kit"))\"]", to: "plans.json")
        let arguments = ["--package-plans", list, "new"] + words
        return try Command(executable: BuiltTool.url, arguments: arguments).run()
    }

    /// What the compiler says of the two targets, with the code that is generated for them; empty where all is well.
    func compile(_ settings: [String]) throws -> String {
        let products = BuiltTool.url.deletingLastPathComponent()
        var said = ""
        for target in ["Kit", "App"] {
            said += try BuiltTool.run("generate", "--plan", plan(target)).output
            let generated = path("Outputs/\(target)/\(BuildPlan.outputName(module: target))")
            let result = try Command(
                "swiftc",
                settings + [
                    "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-package-name", "notes",
                ]
                    + ["-I", products.appending(path: "Modules").path(percentEncoded: false)]
                    + ["-I", path("Outputs"), "-module-name", target, "-emit-module", "-emit-module-path"]
                    + [path("Outputs/\(target).swiftmodule"), generated] + sources(of: target)
            ).run()
            said += result.output
        }
        return said
    }
}
