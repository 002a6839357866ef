import DovetailTestSupport
import Foundation

/// A copy of an example in a temporary folder, to be built with `swift build` and to be broken.
final class PackageCopy: Sendable {
    private let temporary: TemporaryFolder
    let url: URL

    /// - Parameter name: The name of the copy's folder.
    init(of example: String, as name: String? = nil) throws {
        // Resolved, since paths in the compiler's output are: the temporary folder is a link on some systems.
        temporary = try TemporaryFolder("dovetail-plugin")
        url = temporary.url.resolvingSymlinksInPath().appending(path: name ?? example, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let source = Repository.examples.appending(path: example)
        for item in ["Package.swift", "Sources", "Tests"] {
            let from = source.appending(path: item)
            guard FileManager.default.fileExists(atPath: from.path(percentEncoded: false)) else { continue }
            try FileManager.default.copyItem(at: from, to: url.appending(path: item))
        }
        try edit("Package.swift") { text in
            text.replacing("path: \"../..\"", with: "path: \"\(Repository.root.path(percentEncoded: false))\"")
        }
    }

    func path(_ file: String) -> String { url.appending(path: file).path(percentEncoded: false) }

    func text(_ file: String) throws -> String { try String(contentsOf: url.appending(path: file), encoding: .utf8) }

    func edit(_ file: String, _ change: (String) -> String) throws {
        let before = try text(file)
        let after = change(before)
        guard before != after else { throw NothingChanged(file: file) }
        try Data(after.utf8).write(to: url.appending(path: file))
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: url.appending(path: file))
    }

    /// An edit whose pattern the file does not have any more.
    struct NothingChanged: Error {
        var file: String
    }

    func build(_ arguments: String...) throws -> Command.Result {
        try Command("swift", ["build", "--package-path", url.path(percentEncoded: false)] + arguments).run()
    }

    /// The place of the first occurrence of a text in a file, as diagnostics print it.
    func place(of needle: String, in file: String) throws -> String {
        let lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let range = line.range(of: needle) else { continue }
            return "\(path(file)):\(index + 1):\(line[..<range.lowerBound].utf8.count + 1)"
        }
        throw NothingChanged(file: file)
    }
}
