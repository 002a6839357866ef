import DovetailDiagnostics
import DovetailInspection
import DovetailPipeline
import DovetailQueries
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// The modules of the document SDK, with edits that no disk sees.
struct ExampleSources {
    private static let folder = Repository.root.appending(path: "Examples/DocumentSDK/Sources")

    /// By module, the texts by the path below the folder of the sources.
    private var texts: [String: [String: String]] = [:]

    init() throws {
        let manager = FileManager.default
        for module in try manager.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false)) {
            let files = manager.enumerator(atPath: Self.folder.appending(path: module).path(percentEncoded: false))
            for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
                let path = "\(module)/\(file)"
                texts[module, default: [:]][path] = try String(
                    contentsOf: Self.folder.appending(path: path),
                    encoding: .utf8
                )
            }
        }
    }

    /// Replaces the one place in a file that reads so.
    mutating func replace(_ old: String, with new: String, in path: String) throws {
        let module = String(path.prefix { $0 != "/" })
        let text = try #require(texts[module]?[path])
        try #require(text.ranges(of: old).count == 1, "\(old) in \(path)")
        texts[module]?[path] = text.replacing(old, with: new)
    }

    /// All targets.
    var targets: [String] { texts.keys.sorted() }

    /// What is reported of one of the targets.
    func outcome(of target: String, for purpose: Pipeline.Purpose = .build) -> Pipeline.Outcome {
        Pipeline.run(modules, target: target, for: purpose)
    }

    /// The graphs of one of the targets as data.
    func document(of target: String) -> GraphDocument {
        Pipeline.document(modules, target: target, base: BaseFolder(""))
    }

    private var modules: [ReadModule] {
        texts.keys.sorted().map { module in
            ReadModule(
                name: module,
                packageName: "documentsdkexample",
                dependencies: dependencies(of: module),
                sources: (texts[module] ?? [:]).map { SourceText(path: $0, $1) }
            )
        }
    }

    /// What a module imports, and what that does.
    private func dependencies(of module: String) -> [String] {
        var found: Set<String> = []
        var open = [module]
        while let next = open.popLast() {
            for text in (texts[next] ?? [:]).values {
                for line in text.split(separator: "\n") where line.contains("import ") {
                    guard let name = line.split(separator: " ").last.map(String.init), texts[name] != nil else {
                        continue
                    }
                    if found.insert(name).inserted { open.append(name) }
                }
            }
        }
        return found.subtracting([module]).sorted()
    }
}
