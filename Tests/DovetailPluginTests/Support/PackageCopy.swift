import DovetailTestSupport
import Foundation

/// A package in a temporary folder, to be built with `swift build` and to be broken.
final class PackageCopy: Sendable {
    /// The package's folder.
    let url: URL
    private let scratch: Scratch

    /// A copy of an example, which depends on this repository.
    init(of example: String, at url: URL, scratch: Scratch) throws {
        self.url = url
        self.scratch = scratch
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let source = Repository.examples.appending(path: example)
        for item in ["Package.swift", "Sources", "Tests"] {
            let from = source.appending(path: item)
            guard FileManager.default.fileExists(atPath: from.path(percentEncoded: false)) else { continue }
            try FileManager.default.copyItem(at: from, to: url.appending(path: item))
        }
        let manifest = try text("Package.swift")
        let root = Repository.root.path(percentEncoded: false)
        try write(manifest.replacing("path: \"../..\"", with: "path: \"\(root)\""), to: "Package.swift")
    }

    /// A package that is written by a test.
    init(files: [String: String], at url: URL, scratch: Scratch) throws {
        self.url = url
        self.scratch = scratch
        for (file, text) in files { try write(text, to: file) }
    }

    /// The whole path of a file.
    func path(_ file: String) -> String { url.appending(path: file).path(percentEncoded: false) }

    /// What is in a file.
    func text(_ file: String) throws -> String { try String(contentsOf: url.appending(path: file), encoding: .utf8) }

    /// Writes a file, and makes its folder.
    func write(_ text: String, to file: String) throws {
        scratch.prepareEdit()
        let destination = url.appending(path: file)
        let folder = destination.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: destination)
    }

    /// Makes a link to a folder of the package.
    func link(_ name: String, to folder: String) throws {
        try FileManager.default.createSymbolicLink(
            at: url.appending(path: name, directoryHint: .notDirectory),
            withDestinationURL: url.appending(path: folder)
        )
    }

    /// Removes a file.
    func remove(_ file: String) throws {
        scratch.prepareEdit()
        try FileManager.default.removeItem(at: url.appending(path: file))
    }

    /// A text that a file does not have.
    struct NotFound: Error {
        var text: String
        var file: String
    }

    /// The place of the first occurrence of a text in a file, as diagnostics print it.
    func place(of needle: String, in file: String) throws -> String {
        let lines = try text(file).split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let range = line.range(of: needle) else { continue }
            return "\(path(file)):\(index + 1):\(line[..<range.lowerBound].utf8.count + 1)"
        }
        throw NotFound(text: needle, file: file)
    }
}

// MARK: - Building

extension PackageCopy {
    /// Builds everything but the tests.
    func build(_ arguments: [String] = []) throws -> BuildLog {
        BuildLog(try swift("build", arguments))
    }

    /// Builds and runs the package's program.
    func run(_ arguments: [String] = []) throws -> Command.Result {
        try swift("run", arguments)
    }

    /// Runs the command plugin: what it prints on standard output, and how it ends.
    func dovetail(_ arguments: String...) throws -> Command.Result { try dovetail(arguments) }

    /// Runs the command plugin: what it prints on standard output, and how it ends.
    func dovetail(_ arguments: [String]) throws -> Command.Result {
        try swift("package", ["dovetail"] + arguments, errors: .nothing)
    }

    /// Builds until there is nothing left to do. On Linux, SwiftPM links a plugin's tool once more in the build after
    /// one in which it planned, and then all tools run again.
    func settle() throws -> BuildLog {
        var log = try build()
        for _ in 0..<2 where log.status == 0 && !log.steps.isEmpty { log = try build() }
        return log
    }

    /// What a module's tool is told.
    func plan(of module: String) throws -> URL {
        try artifacts { $0.lastPathComponent == "plan.json" && $0.pathComponents.contains(module) }.first
            ?? { throw NotFound(text: module, file: "plan.json") }()
    }

    /// The files that were written for the package's modules.
    func generatedFiles() throws -> [String: GeneratedSource] {
        let suffix = "+Dovetail.swift"
        let sources = path("Sources")
        let own = try FileManager.default.contentsOfDirectory(atPath: sources).map { $0.replacing(" ", with: "_") }
        var files: [String: GeneratedSource] = [:]
        for file in try artifacts({ $0.lastPathComponent.hasSuffix(suffix) }) {
            let module = String(file.lastPathComponent.dropLast(suffix.count))
            if own.contains(module) { files[module] = try GeneratedSource(file) }
        }
        return files
    }

    /// Removes all that the package's own targets were built to, so that they are built from nothing. The tool stays.
    func clean() throws {
        for module in try FileManager.default.contentsOfDirectory(atPath: path("Sources")) {
            for product in ["\(module).build", "Modules/\(module).swiftmodule"] {
                try? FileManager.default.removeItem(at: scratch.products.appending(path: product))
            }
        }
        try FileManager.default.removeItem(at: scratch.outputs.appending(path: url.lastPathComponent.lowercased()))
        try scratch.forgetPlan()
    }

    private func artifacts(_ isWanted: (URL) -> Bool) throws -> [URL] {
        let all = FileManager.default.enumerator(at: scratch.outputs, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter(isWanted)
    }

    private func swift(
        _ command: String,
        _ arguments: [String],
        errors: Command.Errors = .output
    ) throws -> Command.Result {
        let places = [url, scratch.url].map { $0.path(percentEncoded: false) }
        let fixed = [command, "--package-path", places[0], "--scratch-path", places[1]]
        return try scratch.build(url) { try Command("swift", fixed + arguments).run(errors: errors) }
    }
}

/// A file as the tool left it.
struct GeneratedSource: Equatable {
    /// What is in it.
    let text: String
    /// When it was written last.
    let modified: Date?

    init(_ file: URL) throws {
        text = try String(contentsOf: file, encoding: .utf8)
        let path = file.path(percentEncoded: false)
        modified = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
}
