import DovetailDiagnostics
import DovetailGeneration
import DovetailSyntax

/// The generated files that stand beside a target's sources, where its package is to be built without plugin and tool. They are no sources to the
/// tool, which would take what it wrote for what it is to read.
package struct GeneratedSources: Sendable {
    private let target: String
    /// By path; one at most, unless some are left over.
    private let files: [SourceText]

    init(beside target: String, _ modules: [ReadModule]) {
        self.target = target
        files = modules.filter { $0.name == target }.flatMap(\.sources).filter { Self.isOne($0.path) }
            .sorted { $0.path < $1.path }
    }

    /// Whether a file is one, by its name.
    package static func isOne(_ path: String) -> Bool { path.hasSuffix(GeneratedFile.sourceNameSuffix) }

    /// What is to stand where beside a target's sources.
    package struct Renewal: Hashable, Sendable {
        /// The file to write; nil where no manifest is.
        package var path: String?
        /// The files to remove.
        package var leftovers: [String]
    }

    /// - Parameter manifests: Where the target's assemblies and compositions are declared.
    func renewal(manifests: [SourceLocation]) -> Renewal {
        let path = current?.path ?? Self.folder(of: manifests).map { $0 + name }
        return Renewal(
            path: manifests.isEmpty ? nil : path,
            leftovers: files.map(\.path).filter { manifests.isEmpty || $0 != path }
        )
    }

    private var name: String { target + GeneratedFile.sourceNameSuffix }

    /// Where the target's file stands already: people may move it to where they want it.
    private var current: SourceText? { files.first { $0.path.hasSuffix("/" + name) } }

    /// Beside the manifest that is the least deep in folders: where that is compiled, so is what is beside it.
    private static func folder(of manifests: [SourceLocation]) -> Substring? {
        let folders = manifests.map { $0.path[...($0.path.lastIndex(of: "/") ?? $0.path.startIndex)] }
        return folders.min { ($0.utf8.count(where: isSlash), $0) < ($1.utf8.count(where: isSlash), $1) }
    }

    private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") }
}

// MARK: - Findings

extension GeneratedSources {
    /// A target for which a build writes the code, and which has some beside its sources: everything would be declared twice.
    func besidePlugin() -> [Diagnostic] {
        files.map { file in
            Diagnostic(
                .generatedSources,
                at: SourceLocation(path: file.path, line: 1, column: 1),
                "the target \(target) has generated code beside its sources, and the build-tool plugin writes it too",
                notes: [
                    Diagnostic.Note(
                        .suggestion,
                        "let the target do without the plugin: remove `DovetailPlugin` from its `plugins` in Package.swift; or delete this file"
                    )
                ]
            )
        }
    }

    /// What is not as it would be written now.
    func outdated(_ text: String, manifests: [SourceLocation]) -> [Diagnostic] {
        let renewal = renewal(manifests: manifests)
        var found = renewal.leftovers.map { path in
            finding(
                at: SourceLocation(path: path, line: 1, column: 1),
                manifests.isEmpty
                    ? "the target \(target) has no manifest, and this generated file is left over"
                    : "the generated code of the target \(target) is not to stand in this file, but in \(name)"
            )
        }
        guard let manifest = manifests.min() else { return found }
        if let current {
            if let difference = Self.difference(between: current, text) { found.append(outdated(current, difference)) }
        } else {
            found.append(
                finding(
                    at: manifest,
                    "the target \(target) has a manifest, and no file \(name) is among its sources",
                    [
                        Diagnostic.Note(
                            .suggestion,
                            "where the target lists its `sources` in Package.swift, list that file too; where it has the build-tool "
                                + "plugin, check the other targets only: `--target`"
                        )
                    ]
                )
            )
        }
        return found
    }

    private func outdated(_ file: SourceText, _ difference: (line: Int, expected: String?)) -> Diagnostic {
        let place = SourceLocation(path: file.path, line: difference.line, column: 1)
        let expected = difference.expected.map { "here is to stand: \($0)" } ?? "here it is to end"
        return finding(
            at: place,
            "the generated code of the target \(target) is out of date from this line on",
            [Diagnostic.Note(.related, expected, at: place)]
        )
    }

    private func finding(
        at location: SourceLocation,
        _ headline: String,
        _ notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        let command = Diagnostic.Note(.suggestion, "renew it: `\(RenewalCommand.text)`")
        let related = notes.filter { $0.kind == .related }
        return Diagnostic(
            .generatedSources,
            at: location,
            headline,
            notes: related + [command] + notes.filter { $0.kind != .related }
        )
    }

    /// The first line that is another one, and what it should be; nil where none is. How lines end does not matter.
    private static func difference(between file: SourceText, _ text: String) -> (line: Int, expected: String?)? {
        let lineFeed = UInt8(ascii: "\n")
        let carriageReturn = UInt8(ascii: "\r")
        let lines = file.bytes.split(separator: lineFeed, omittingEmptySubsequences: false).map { line in
            line.last == carriageReturn ? line.dropLast() : line
        }
        let expected = Array(text.utf8).split(separator: lineFeed, omittingEmptySubsequences: false)
        let index = zip(lines, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        guard index != nil || lines.count != expected.count else { return nil }
        let line = index ?? min(lines.count, expected.count)
        return (line + 1, line < expected.count ? String(decoding: expected[line], as: UTF8.self) : nil)
    }
}
