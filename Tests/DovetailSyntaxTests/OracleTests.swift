import Foundation
import Testing

/// The scanner against the compiler's own parser, over this repository and the cases; see `tools/declaration-oracle`.
@Suite struct OracleTests {
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let shared = repository.deletingLastPathComponent().appendingPathComponent("shared")
    private static let oracle = shared.appendingPathComponent("tools/declaration-oracle/oracle").path

    private static func swiftFiles(under folder: URL) -> [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let paths = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
        return paths.filter { $0.hasSuffix(".swift") && !$0.contains("/.build/") }.sorted()
    }

    @Test(
        "Every declaration is read as the compiler's parser reads it",
        .enabled(if: FileManager.default.isExecutableFile(atPath: oracle)),
        arguments: ["Sources", "Tests", "Examples", "Plugins", "../shared/cases"]
    )
    func agreement(folder: String) throws {
        let paths = Self.swiftFiles(under: Self.repository.appendingPathComponent(folder).standardizedFileURL)
        for file in try OracleFile.read(paths, with: Self.oracle) where !file.hasSyntaxErrors {
            let agreement = Agreement(file)
            #expect(agreement.differences.isEmpty, "\(file.path)")
            #expect(agreement.problems.isEmpty, "\(file.path)")
        }
    }
}
