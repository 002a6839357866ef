import DovetailPipeline
import DovetailTestSupport
import Foundation

/// Compiles fixtures against the runtime library of this package, as a user's build would: Swift 6 mode, warnings as errors, the upcoming
/// features of the design.
struct FixtureCompiler {
    /// What the compiler had to say.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private static let flags = [
        "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature", "InternalImportsByDefault",
    ]

    /// The runtime library, compiled once for all fixtures of a run.
    private static let runtime = Result { try compileRuntime() }

    private let temporary: TemporaryFolder
    private let runtimeFolder: URL
    private var folder: URL { temporary.url }

    init() throws {
        runtimeFolder = try Self.runtime.get().url
        temporary = try TemporaryFolder("dovetail-fixture")
    }

    /// Compiles the modules with what was generated for each, links and runs the program, and gives back what it printed.
    func run(_ modules: [ReadModule], generated: [String: String]) throws -> String {
        for module in modules where module.name != "App" {
            try compile(module, generated[module.name], as: ["-parse-as-library", "-emit-module", "-emit-library", "-static"])
        }
        guard let app = modules.first(where: { $0.name == "App" }) else { return "" }
        let isScript = app.sources.contains { $0.path.hasSuffix("/main.swift") }
        let libraries = modules.filter { $0.name != "App" }.reversed().map { "-l\($0.name)" }
        try compile(app, generated["App"], as: (isScript ? [] : ["-parse-as-library"]) + ["-emit-executable"], libraries)
        let result = try Command(executable: folder.appending(path: "App"), arguments: []).run()
        guard result.status == 0 else {
            throw Failure(description: "the program stopped with status \(result.status):\n\(result.output)")
        }
        return result.output
    }

    private func compile(
        _ module: ReadModule,
        _ generated: String?,
        as kind: [String],
        _ libraries: [String] = []
    ) throws {
        var files = module.sources.map(\.path)
        if let generated {
            let file = folder.appending(path: "\(module.name)+Dovetail.swift")
            try Data(generated.utf8).write(to: file)
            files.append(file.path(percentEncoded: false))
        }
        let output = kind.contains("-emit-library") ? "lib\(module.name).a" : module.name
        let path = folder.path(percentEncoded: false)
        let runtimePath = runtimeFolder.path(percentEncoded: false)
        let result = try Command(
            "swiftc",
            kind + Self.flags + ["-package-name", module.packageName, "-module-name", module.name]
                + ["-I", path, "-I", runtimePath, "-L", path, "-L", runtimePath]
                + files + libraries + ["-lDovetail", "-o", folder.appending(path: output).path(percentEncoded: false)]
        ).run(in: folder)
        guard result.status == 0 else {
            throw Failure(description: "\(module.name) does not compile:\n\(result.output)\n\(generated ?? "")")
        }
    }

    private static func compileRuntime() throws -> TemporaryFolder {
        let temporary = try TemporaryFolder("dovetail-runtime")
        let sources = FileManager.default.enumerator(at: Repository.runtimeSources, includingPropertiesForKeys: nil)
        let files = sources?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { $0.path(percentEncoded: false) }.sorted()
        let result = try Command(
            "swiftc",
            ["-parse-as-library", "-emit-module", "-emit-library", "-static", "-module-name", "Dovetail"] + flags
                + (files ?? []) + ["-o", temporary.url.appending(path: "libDovetail.a").path(percentEncoded: false)]
        ).run(in: temporary.url)
        guard result.status == 0 else { throw Failure(description: result.output) }
        return temporary
    }
}
