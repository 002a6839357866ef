import Foundation

/// What a clean debug build of a small package costs whoever uses the plugin, against the same with a plugin and a tool that do next to nothing,
/// and which of Dovetail's targets that goes to.
struct PackageSection: Section {
    static let name = "package"
    static let summary = "a clean build of a package that uses the plugin, against one with a trivial plugin, by target"
    static let minutes = 6

    let workbench: Workbench

    private static let turns = 2
    /// In the order of their dependencies: what a build needs, then what `swift package dovetail` needs besides.
    private static let targets = [
        ["DovetailDiagnostics", "DovetailSyntax", "DovetailGraph", "DovetailLinking", "DovetailGeneration"],
        ["DovetailPipeline", "DovetailGenerator", "Dovetail", "DovetailReports", "DovetailQueries"],
        ["DovetailInspection", "DovetailTool"],
    ].flatMap(\.self)

    func rows() throws -> [Row] {
        let user = try workbench.folder("package-user")
        let trivial = try workbench.folder("package-trivial")
        for file in userPackage { try write(file, to: user) }
        for file in Self.trivialPackage { try write(file, to: trivial) }
        var (whole, least): ([Double], [Double]) = ([], [])
        let turns = try Turns(Self.turns) {
            whole.append(try secondsOfCleanBuild(user))
            return whole[whole.count - 1]
        } reference: {
            least.append(try secondsOfCleanBuild(trivial))
            return least[least.count - 1]
        }
        let difference = zip(whole, least).map { $0 - $1 }.min() ?? 0
        let row = Row(
            Self.name,
            "building the tool and the library, over the trivial plugin's",
            difference,
            "s of CPU",
            against: .init(name: "a trivial plugin and its tool", value: least.min() ?? 0),
            budget: Budget(promise: "building the tool in a clean debug build", limit: .atMost(15)),
            note: Self.reason
        )
        return try [turns.row(Self.name, "clean debug build", "s of CPU", against: "with a trivial plugin"), row]
            + targetRows()
    }

    /// As the compiler's own statistics (`-stats-output-dir`) and `-warn-long-function-bodies` have it.
    private static let reason = """
        of what the compiler does for the targets that a build needs, 57 % is LLVM's making of unoptimised machine code, 24 % type checking, and the \
        rest goes to SIL, LLVM's input and interfaces: it is in proportion to their code, and no function takes more than 60 ms to be checked. \
        Of 5.7 MB of code the functions themselves are 3, copies and witnesses of structs 1.1, closures 0.6
        """

    /// Each target in turn, its dependencies being built.
    private func targetRows() throws -> [Row] {
        let scratch = try workbench.folder("package-targets").path
        let build = { (target: String) in
            try Command(
                "/usr/bin/env",
                [
                    "swift", "build", "--package-path", workbench.repository.path, "--scratch-path", scratch,
                    "--target", target,
                ],
                isQuiet: true
            ).run().seconds
        }
        // Builds nothing much, and has the manifest compiled and the build planned.
        _ = try build("DovetailTestSupport")
        let nothing = try build("DovetailTestSupport")
        return try Self.targets.map { target in
            let seconds = try build(target) - nothing
            let lines = try lineCount(of: target)
            return Row(Self.name, "target \(target), \(lines) lines", seconds, "s of CPU")
        }
    }

    private func lineCount(of target: String) throws -> Int {
        let folder = workbench.repository.appendingPathComponent("Sources/\(target)").path
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.reduce(0) { count, name in
            let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            return count + text.utf8.count { $0 == UInt8(ascii: "\n") }
        }
    }

    private func secondsOfCleanBuild(_ folder: URL) throws -> Double {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent(".build"))
        return try Command("/usr/bin/env", ["swift", "build", "--package-path", folder.path], isQuiet: true).run()
            .seconds
    }

    private func write(_ file: (path: String, text: String), to folder: URL) throws {
        let url = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
    }

    // MARK: - Packages

    private var userPackage: [(path: String, text: String)] {
        [
            (
                "Package.swift",
                """
                // swift-tools-version: 6.1
                import PackageDescription

                let package = Package(
                    name: "User",
                    platforms: [.macOS(.v15)],
                    dependencies: [.package(name: "Dovetail", path: "\(workbench.repository.path)")],
                    targets: [
                        .executableTarget(
                            name: "User",
                            dependencies: [.product(name: "Dovetail", package: "Dovetail")],
                            plugins: [.plugin(name: "DovetailPlugin", package: "Dovetail")]
                        )
                    ]
                )

                """
            ),
            (
                "Sources/User/User.swift",
                """
                import Dovetail

                struct Greeter: Sendable { let text = "hello" }
                enum AppScope: Scope {}
                enum AppAssembly: Assembly {
                    typealias Scope = AppScope
                    static var registrations: Registrations { Shared(Greeter.self) }
                }
                enum Product: Composition {
                    static var assemblies: Assemblies {
                        AppAssembly.self
                        Expose(Greeter.self)
                    }
                }
                @main
                enum Main {
                    static func main() { print(Product.App().greeter.text) }
                }

                """
            ),
        ]
    }

    private static let trivialPackage = [
        (
            path: "Package.swift",
            text: """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "User",
                platforms: [.macOS(.v15)],
                targets: [
                    .executableTarget(name: "User", plugins: ["Trivial"]),
                    .executableTarget(name: "TrivialTool"),
                    .plugin(name: "Trivial", capability: .buildTool(), dependencies: ["TrivialTool"]),
                ]
            )

            """
        ),
        (
            path: "Plugins/Trivial/Trivial.swift",
            text: """
            import PackagePlugin

            @main
            struct Trivial: BuildToolPlugin {
                func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
                    let output = context.pluginWorkDirectoryURL.appending(path: "Generated.swift")
                    return [
                        .buildCommand(
                            displayName: "Trivial",
                            executable: try context.tool(named: "TrivialTool").url,
                            arguments: [output.path(percentEncoded: false)],
                            outputFiles: [output]
                        )
                    ]
                }
            }

            """
        ),
        (
            path: "Sources/TrivialTool/TrivialTool.swift",
            text: """
            import Foundation

            @main
            enum TrivialTool {
                static func main() throws {
                    try Data("let text = \\"hello\\"\\n".utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
                }
            }

            """
        ),
        (
            path: "Sources/User/User.swift",
            text: """
            @main
            enum Main {
                static func main() { print(text) }
            }

            """
        ),
    ]
}
