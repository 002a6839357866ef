import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// A folder named as a claim: one folder of sources for each module, and in `Want` what is to come out.
///
/// `Want/output.txt` is what the program prints; `Want/findings.txt` what the tool reports, with errors
/// in place of a program, and so in their own forms do `findings.json`, `findings.sarif` and `findings.github`; `Want/generated.swift` what it
/// writes. `App` is the program; a module whose name begins with `Outside` belongs to another package. `conditions.txt` in a module's folder has its custom compilation conditions, one a line; `flags.txt` further
/// arguments that the compiler gets for this module, such as `-default-isolation MainActor`.
///
/// `configurations.txt` in the fixture's folder has a line for each way to compile what is generated, once for all of them: its name, a colon
/// and the compiler's arguments, such as `debug: -DDEBUG`. What the program prints is then compared for each.
struct Fixture: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    /// All fixtures, sorted by name; those that `DOVETAIL_FIXTURE` begins the name of, where it is set.
    static let all: [Fixture] = {
        let prefix = ProcessInfo.processInfo.environment["DOVETAIL_FIXTURE"] ?? ""
        return folders(in: Repository.fixtures).filter { $0.lastPathComponent.hasPrefix(prefix) }.map {
            Fixture(folder: $0)
        }
    }()

    /// One way to compile a fixture.
    struct Configuration: Hashable, Sendable {
        var name: String
        var arguments: [String]
    }

    /// As the fixture says, otherwise one without a name.
    func configurations() throws -> [Configuration] {
        let file = folder.appending(path: "configurations.txt")
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
            return [Configuration(name: "", arguments: [])]
        }
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            let arguments = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
            return Configuration(name: String(parts[0]), arguments: arguments)
        }
    }

    /// The compiler's arguments of each module that states some.
    func moduleArguments() throws -> [String: [String]] {
        var arguments: [String: [String]] = [:]
        for module in Self.folders(in: folder) {
            let file = module.appending(path: "flags.txt")
            guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            arguments[module.lastPathComponent] = text.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        return arguments
    }

    /// What is to come out, by file name.
    func want() throws -> [String: String] {
        let files = try? FileManager.default.contentsOfDirectory(at: wantFolder, includingPropertiesForKeys: nil)
        var want: [String: String] = [:]
        for file in files ?? [] {
            want[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        return want
    }

    /// Makes `Want` say what came out.
    func record(_ results: [String: String]) throws {
        try? FileManager.default.removeItem(at: wantFolder)
        try FileManager.default.createDirectory(at: wantFolder, withIntermediateDirectories: true)
        for (name, text) in results { try Data(text.utf8).write(to: wantFolder.appending(path: name)) }
    }

    /// The modules, each behind those that it imports.
    func modules() throws -> [ReadModule] {
        let folders = Self.folders(in: folder).filter { $0.lastPathComponent != "Want" }
        let names = Set(folders.map(\.lastPathComponent))
        var modules: [String: ReadModule] = [:]
        var imports: [String: Set<String>] = [:]
        for folder in folders {
            let name = folder.lastPathComponent
            let sources = try sources(in: folder)
            let imported = sources.flatMap { Scanner.scan($0).imports.compactMap(\.path.first) }
            imports[name] = names.intersection(imported).subtracting([name])
            modules[name] = ReadModule(
                name: name,
                packageName: name.hasPrefix("Outside") ? "outside" : "fixture",
                conditions: conditions(in: folder),
                sources: sources
            )
        }
        return Self.ordered(modules, imports)
    }

    private var wantFolder: URL { folder.appending(path: "Want") }

    private func sources(in folder: URL) throws -> [SourceText] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }
            .map { SourceText(path: $0.path(percentEncoded: false), bytes: [UInt8](try Data(contentsOf: $0))) }
            .sorted { $0.path < $1.path }
    }

    private func conditions(in folder: URL) -> Set<String> {
        let text = try? String(contentsOf: folder.appending(path: "conditions.txt"), encoding: .utf8)
        return Set((text ?? "").split(separator: "\n").map(String.init))
    }

    private static func folders(in folder: URL) -> [URL] {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: [.isDirectoryKey]
        )
        return (contents ?? []).filter(\.hasDirectoryPath).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private static func ordered(_ modules: [String: ReadModule], _ imports: [String: Set<String>]) -> [ReadModule] {
        var ordered: [ReadModule] = []
        var closures: [String: Set<String>] = [:]
        func visit(_ name: String) {
            guard closures[name] == nil, var module = modules[name] else { return }
            closures[name] = []
            var closure: Set<String> = []
            for dependency in (imports[name] ?? []).sorted() {
                visit(dependency)
                closure.insert(dependency)
                closure.formUnion(closures[dependency] ?? [])
            }
            closures[name] = closure
            module.dependencies = closure.sorted()
            ordered.append(module)
        }
        for name in modules.keys.sorted() { visit(name) }
        return ordered
    }
}
