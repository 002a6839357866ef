import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation

/// Compiles fixtures against the runtime library of this package, as a user's build would: Swift 6 mode, warnings as errors, the upcoming
/// features of the design.
struct FixtureCompiler {
    /// What the compiler had to say.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private static let flags = ["-swift-version", "6", "-wmo"]
    private static let features = [
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
        "-enable-upcoming-feature", "InternalImportsByDefault",
    ]

    /// The runtime library, compiled once for all fixtures of a run.
    private static let runtime = Result { try compileRuntime() }

    private let temporary: TemporaryFolder
    private let runtimePath: String
    private let features: [String]
    private let arguments: [String]
    /// Those of a module only, by its name.
    private let moduleArguments: [String: [String]]
    private var folder: URL { temporary.url }

    /// What a program printed, and those of the tool's warnings that the compiler showed.
    struct Run {
        var output: String
        var warnings: [Diagnostic]
    }

    /// - Parameter hasFeatures: Whether the upcoming features are on, as they are in a careful user's package.
    init(
        hasFeatures: Bool = true,
        arguments: [String] = [],
        moduleArguments: [String: [String]] = [:]
    ) throws {
        self.arguments = arguments
        self.moduleArguments = moduleArguments
        features = hasFeatures ? Self.features : []
        runtimePath = try Self.runtime.get().url.path(percentEncoded: false)
        temporary = try TemporaryFolder("dovetail-fixture")
    }

    /// Compiles the modules with what was generated for each, links and runs the program, and gives back what it printed.
    ///
    /// - Parameter warnings: What the compiler may warn of, and nothing else.
    func run(_ modules: [ReadModule], generated: [String: String], warnings: [Diagnostic]) throws -> Run {
        var said = ""
        for module in modules where module.name != "App" {
            said += try compile(module, generated[module.name], isStrict: warnings.isEmpty, as: library(module.name))
        }
        guard let app = modules.first(where: { $0.name == "App" }) else {
            return Run(output: "", warnings: [])
        }
        let isScript = app.sources.contains { $0.path.hasSuffix("/main.swift") }
        let objects = modules.filter { $0.name != "App" }.map { path("\($0.name).o") } + [runtimePath + "Dovetail.o"]
        said += try compile(
            app,
            generated["App"],
            isStrict: warnings.isEmpty,
            as: (isScript ? [] : ["-parse-as-library"]) + ["-emit-executable", "-o", path("App")] + objects
        )
        let shown = try repeated(warnings, in: said)
        let result = try Command(executable: folder.appending(path: "App"), arguments: []).run()
        guard result.status == 0 else {
            throw Failure(description: "the program stopped with status \(result.status):\n\(result.output)")
        }
        return Run(output: result.output, warnings: shown)
    }

    /// Where the compiler finds something wrong in a file of its own: `line:column`, in the order of the text.
    static func errorPlaces(in source: SourceText) throws -> [String] {
        let temporary = try TemporaryFolder("dovetail-places")
        let file = temporary.url.appending(path: source.path)
        try Data(source.bytes).write(to: file)
        let path = file.path(percentEncoded: false)
        let result = try Command("swiftc", ["-typecheck", "-parse-as-library", path]).run(in: temporary.url)
        let lines = result.output.split(whereSeparator: \.isNewline).filter { $0.hasPrefix(path + ":") }
        return lines.filter { $0.contains(": error: ") }.map { line in
            line.dropFirst(path.count + 1).split(separator: ":").prefix(2).joined(separator: ":")
        }
    }

    private func library(_ name: String) -> [String] {
        [
            "-parse-as-library", "-c", "-o", path("\(name).o"), "-emit-module", "-emit-module-path",
            path("\(name).swiftmodule"),
        ]
    }

    /// Gives back what the compiler said.
    private func compile(_ module: ReadModule, _ generated: String?, isStrict: Bool, as kind: [String]) throws -> String
    {
        var files = module.sources.map(\.path)
        if let generated {
            let file = path("\(module.name)+Dovetail.swift")
            try Data(generated.utf8).write(to: URL(filePath: file))
            files.append(file)
        }
        let result = try Command(
            "swiftc",
            Self.flags + features + arguments + (moduleArguments[module.name] ?? [])
                + (isStrict ? ["-warnings-as-errors"] : [])
                + module.conditions.sorted().map { "-D\($0)" }
                + ["-package-name", module.packageName, "-module-name", module.name]
                + ["-I", path(""), "-I", runtimePath] + files + kind
        ).run(in: folder)
        guard result.status == 0 else {
            throw Failure(description: "\(module.name) does not compile:\n\(result.output)\n\(generated ?? "")")
        }
        return result.output
    }

    /// The tool's warnings travel in the generated file, and the compiler shows each at its place, unless it is of another configuration.
    private func repeated(_ warnings: [Diagnostic], in said: String) throws -> [Diagnostic] {
        let lines = said.split(separator: "\n").filter { $0.contains(": warning: ") && $0.first == "/" }
        let shown = lines.compactMap { line in
            warnings.filter {
                line.hasPrefix("\($0.location.path):\($0.location.line):") && line.contains($0.headline)
            }
            .max { $0.headline.count < $1.headline.count }
        }
        guard shown.count == lines.count, Set(shown).count == shown.count else {
            throw Failure(description: "the compiler warns of something else than the tool:\n\(said)")
        }
        return shown
    }

    private func path(_ name: String) -> String {
        folder.appending(path: name).path(percentEncoded: false)
    }

    private static func compileRuntime() throws -> TemporaryFolder {
        let temporary = try TemporaryFolder("dovetail-runtime")
        let sources = FileManager.default.enumerator(at: Repository.runtimeSources, includingPropertiesForKeys: nil)
        let files = sources?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { $0.path(percentEncoded: false) }.sorted()
        let folder = temporary.url.path(percentEncoded: false)
        let result = try Command(
            "swiftc",
            flags + features + [
                "-warnings-as-errors", "-parse-as-library", "-package-name", "dovetail", "-module-name", "Dovetail",
            ] + (files ?? [])
                + [
                    "-c", "-o", folder + "Dovetail.o", "-emit-module", "-emit-module-path",
                    folder + "Dovetail.swiftmodule",
                ]
        ).run(in: temporary.url)
        guard result.status == 0 else { throw Failure(description: result.output) }
        // What a static holds is never let go of, so the folder would outlive the run.
        atexit { try? FileManager.default.removeItem(at: FixtureCompiler.runtime.get().url) }
        return temporary
    }
}
