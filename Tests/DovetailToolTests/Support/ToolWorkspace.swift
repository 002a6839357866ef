import DovetailTestSupport
import Foundation

@testable import DovetailTool

/// A temporary folder with a source, a plan and an output in it.
struct ToolWorkspace {
    private let temporary: TemporaryFolder

    /// The path of the source that the plan lists.
    static let source = "Sources/App/App.swift"
    /// The path of the output that the plan names.
    static let output = "Outputs/App/App+Dovetail.swift"

    /// An assembly that nothing is wrong with.
    static let soundSource = """
        import Dovetail
        struct Thing {}

        enum AppScope: Scope {}

        enum AppAssembly: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations {
                Transient(Thing.self)
            }
        }
        """

    init() throws {
        temporary = try TemporaryFolder("dovetail-tool")
    }

    /// The whole path of a file.
    func path(_ file: String) -> String { temporary.url.appending(path: file).path(percentEncoded: false) }

    /// What is in a file.
    func text(_ file: String) throws -> String { try String(contentsOfFile: path(file), encoding: .utf8) }

    /// When a file was written last.
    func modificationDate(_ file: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: path(file))[.modificationDate] as? Date
    }

    /// Writes a file, and gives back its path.
    @discardableResult
    func write(_ text: String, to file: String) throws -> String {
        let url = URL(filePath: path(file))
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return path(file)
    }

    /// Writes a plan, and gives back its path.
    func write(plan: BuildPlan) throws -> String {
        try write(String(decoding: JSONEncoder().encode(plan), as: UTF8.self), to: "plan.json")
    }

    /// A plan for one module with one source.
    func plan(version: Int = BuildPlan.currentVersion, target: String = "App") -> BuildPlan {
        let module = BuildPlan.Module(
            name: "App",
            package: "app",
            dependencies: [],
            conditions: [],
            sources: [path(Self.source)]
        )
        return BuildPlan(version: version, target: target, output: path(Self.output), modules: [module])
    }
}
