import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// A folder named as a claim: one folder of sources for each module, and in `Want` what is to come out.
///
/// `Want/output.txt` is what the program prints; `Want/findings.txt` what the tool reports, with errors
/// in place of a program; `Want/generated.swift` what it writes. `App` is the program.
struct Fixture: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    /// All fixtures, sorted by name.
    static let all: [Fixture] = {
        let contents = (try? FileManager.default.contentsOfDirectory(at: Repository.fixtures, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
        return contents.filter(\.hasDirectoryPath).map { Fixture(folder: $0) }
            .sorted { $0.folder.lastPathComponent < $1.folder.lastPathComponent }
    }()

    /// A file of `Want`; nil where there is none.
    func wanted(_ name: String) -> String? {
        try? String(contentsOf: folder.appending(path: "Want").appending(path: name), encoding: .utf8)
    }

    func record(_ text: String, as name: String) throws {
        let want = folder.appending(path: "Want")
        try FileManager.default.createDirectory(at: want, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: want.appending(path: name))
    }

    /// The modules, each behind those that it imports.
    func modules() throws -> [ReadModule] {
        let folders = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.hasDirectoryPath && $0.lastPathComponent != "Want" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        let names = Set(folders.map(\.lastPathComponent))
        var modules: [String: ReadModule] = [:]
        var imports: [String: Set<String>] = [:]
        for folder in folders {
            let name = folder.lastPathComponent
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }
            let sources = try files.map { file in
                SourceText(path: file.path(percentEncoded: false), bytes: [UInt8](try Data(contentsOf: file)))
            }
            let imported = sources.flatMap { Scanner.scan($0).imports.compactMap(\.path.first) }
            imports[name] = names.intersection(imported).subtracting([name])
            // A folder called `Outside…` is a package of its own.
            modules[name] = ReadModule(
                name: name,
                packageName: name.hasPrefix("Outside") ? "outside" : "fixture",
                sources: sources
            )
        }
        return Self.ordered(modules, imports)
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
