import Foundation
import Testing

/// The lexer against the compiler's own parser, over files made to mislead it; see `tools/declaration-oracle`.
@Suite struct HiddenDelimiterTests {
    private static let oracle = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/tools/declaration-oracle/oracle").path

    @Test(
        "What hides a delimiter from the compiler hides it from the scanner",
        .enabled(if: FileManager.default.isExecutableFile(atPath: oracle))
    )
    func agreement() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hidden-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try HiddenDelimiters.sources.enumerated().map { index, source in
            let file = folder.appendingPathComponent("\(index).swift")
            try Data(source.utf8).write(to: file)
            return file.path
        }
        let files = try OracleFile.read(paths, with: Self.oracle)
        #expect(files.count == paths.count)
        // The table holds what no compiler accepts, too: there is nothing to compare then.
        let valid = files.filter { !$0.hasSyntaxErrors }
        #expect(valid.count > 5_000)
        for file in valid {
            let agreement = Agreement(file)
            guard !agreement.differences.isEmpty || !agreement.problems.isEmpty else { continue }
            let text = try String(contentsOfFile: file.path, encoding: .utf8)
            Issue.record("\(text)\n\(agreement.differences) \(agreement.problems)")
        }
    }
}
