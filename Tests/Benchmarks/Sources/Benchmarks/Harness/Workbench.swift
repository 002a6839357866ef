import Foundation

/// What the sections measure with: the repository, the tools built from it, and a folder to work in.
final class Workbench {
    let repository: URL
    /// Emptied at each start, and left as it is at the end, to look at.
    let scratch: URL
    /// A commit whose tool is measured in turns with today's, where asked for.
    let earlier: String?
    /// Folders or lists of Swift files that are scanned beside those that always are.
    let corpora: [String]
    /// Whether what takes more than five minutes is measured too.
    let isComplete: Bool
    /// Nil where valgrind is not installed: there are no rows of instructions then.
    let callgrind = Callgrind()

    private var tools: [String: Tool] = [:]

    init(_ options: Options) throws {
        repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        scratch = repository.appendingPathComponent("Tests/Benchmarks/.build/workbench")
        earlier = options.earlier
        corpora = options.corpora
        isComplete = options.isComplete
        try? FileManager.default.removeItem(at: scratch)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    }

    /// Seen from the folder that the checkout is in.
    static let placeOfOracle = "shared/tools/declaration-oracle/oracle"

    /// The compiler's own parser as a program; it is no part of the repository, and may not be there.
    var oracle: String? {
        let path = repository.deletingLastPathComponent().appendingPathComponent(Self.placeOfOracle).path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }

    /// Today's tool, built in the repository's own build folder.
    func tool(_ configuration: String) throws -> Tool { try tool(configuration, in: repository, "today") }

    /// What builds run of today's: the same pipeline, linked with nothing else.
    func generator(_ configuration: String) throws -> Tool {
        try tool(configuration, in: repository, "generator", product: "DovetailGenerator")
    }

    /// The tool of the earlier commit; nil where none was asked for.
    func earlierTool(_ configuration: String) throws -> Tool? {
        guard let earlier else { return nil }
        let folder = repository.appendingPathComponent("Tests/Benchmarks/.build/earlier-\(earlier)")
        if !FileManager.default.fileExists(atPath: folder.path) {
            let git = ["git", "-C", repository.path]
            _ = try Command("/usr/bin/env", git + ["worktree", "prune"]).run()
            _ = try Command("/usr/bin/env", git + ["worktree", "add", "--detach", folder.path, earlier]).run()
        }
        return try tool(configuration, in: folder, earlier)
    }

    /// The path of a product of `Tests/Benchmarks`, built as users build for release, in a build folder of its own.
    func product(_ name: String) throws -> String {
        let package = repository.appendingPathComponent("Tests/Benchmarks").path
        return try build(name, in: package, "release", scratch: package + "/.build/products")
    }

    /// A new, empty folder below the scratch folder.
    func folder(_ name: String) throws -> URL {
        let folder = scratch.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Tells what is being done, on the standard error.
    func tell(_ text: String) { FileHandle.standardError.write(Data("… \(text)\n".utf8)) }

    private func tool(
        _ configuration: String,
        in folder: URL,
        _ key: String,
        product: String = "DovetailTool"
    ) throws -> Tool {
        if let tool = tools[configuration + key] { return tool }
        let path = try build(product, in: folder.path, configuration, scratch: folder.path + "/.build")
        let tool = Tool(configuration: configuration, path: path)
        tools[configuration + key] = tool
        return tool
    }

    private func build(_ product: String, in package: String, _ configuration: String, scratch: String) throws -> String
    {
        tell("building \(product), \(configuration)")
        let arguments = [
            "swift", "build", "--package-path", package, "--scratch-path", scratch, "-c", configuration,
        ]
        _ = try Command("/usr/bin/env", arguments + ["--product", product]).run()
        let folder = try Command("/usr/bin/env", arguments + ["--show-bin-path"]).run().output
        return String(decoding: folder, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) + "/" + product
    }
}
