import DovetailTestSupport
import Foundation

@testable import DovetailTool

/// A copy of the sources of the document SDK, with plans for its compositions, so that the tool can be asked without a build.
struct ExampleSources {
    private let temporary: TemporaryFolder
    private var sources: URL { temporary.url.appending(path: "Sources") }

    /// - Parameter edits: The mistakes: in a file of `Sources`, what stands in the place of something.
    init(_ edits: [(file: String, old: String, new: String)] = []) throws {
        temporary = try TemporaryFolder("dovetail-example")
        try FileManager.default.copyItem(at: Repository.examples.appending(path: "DocumentSDK/Sources"), to: sources)
        for edit in edits {
            let file = sources.appending(path: edit.file)
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains(edit.old) else { throw NothingToEdit(file: edit.file, text: edit.old) }
            try text.replacing(edit.old, with: edit.new).write(to: file, atomically: true, encoding: .utf8)
        }
    }

    struct NothingToEdit: Error {
        var file: String
        var text: String
    }

    /// Runs a verb on the two compositions; paths are told relative to the folder of the package.
    func run(_ verb: String, _ arguments: [String]) throws -> Command.Result {
        var words = [verb, "--base", temporary.url.path(percentEncoded: false)]
        for target in ["DocumentSDK", "DocumentSDKDemo"] { words += ["--plan", try plan(of: target)] }
        if verb == "check" { words.removeSubrange(1...2) }
        return try Command(executable: BuiltTool.url, arguments: words + arguments).run()
    }

    private func plan(of target: String) throws -> String {
        let modules = try modules(below: target)
        let output = temporary.url.appending(path: "\(target).swift").path(percentEncoded: false)
        let plan = BuildPlan(version: BuildPlan.currentVersion, target: target, output: output, modules: modules)
        let file = temporary.url.appending(path: "\(target).json")
        try JSONEncoder().encode(plan).write(to: file)
        return file.path(percentEncoded: false)
    }

    /// The module and what it imports, however deep.
    private func modules(below target: String) throws -> [BuildPlan.Module] {
        try closure(of: target).map { name in
            BuildPlan.Module(
                name: name,
                package: "documentsdk",
                dependencies: try closure(of: name).filter { $0 != name },
                conditions: [],
                sources: try files(of: name)
            )
        }
    }

    private func closure(of module: String) throws -> [String] {
        var open = [module]
        var met: Set<String> = [module]
        while let name = open.popLast() { open += try imports(of: name).filter { met.insert($0).inserted } }
        return met.sorted()
    }

    private func imports(of module: String) throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: sources.path(percentEncoded: false))
        let imported = try files(of: module).flatMap { file in
            try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").compactMap { line in
                line.firstMatch(of: #/^(?:\w+ )*import (\w+)/#).map { String($0.1) }
            }
        }
        return Set(imported).intersection(names)
    }

    private func files(of module: String) throws -> [String] {
        let folder = sources.appending(path: module)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            folder.appending(path: $0).path(percentEncoded: false)
        }
    }
}
